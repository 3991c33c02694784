/**
 * The runner's log, outputs and job summary. Whatever is printed is defanged first: no line can become a workflow command.
 * Lines and annotations are written here; the toolkit, which takes long to load, is asked only for what it does with files.
 */
import { defangLog } from "../boundary/print.ts";
import type { Surface } from "../surface.ts";

export function actionSurface(write: (text: string) => void): Surface {
  const line = (text: string): void => write(`${text}\n`);
  const command = (name: string, text: string, properties: Properties = {}): void =>
    line(renderCommand(name, text, properties));
  return {
    line: (text) => line(defangLog(text)),
    group(title, lines) {
      command("group", defangLog(title));
      for (const text of lines) line(defangLog(text));
      command("endgroup", "");
    },
    notice: (text) => command("notice", defangLog(text)),
    warning: (text) => command("warning", defangLog(text)),
    annotate({ severity, file, line: at, message }) {
      const name = { error: "error", warning: "warning", note: "notice" }[severity];
      command(name, defangLog(message), { file, ...(at !== undefined && { line: String(at) }) });
    },
    failure(text) {
      command("error", defangLog(text));
      process.exitCode = 1;
    },
    hide(secret) {
      command("add-mask", secret);
      command("add-mask", Buffer.from(secret).toString("base64"));
    },
    prepare: loadToolkit,
    async outputs(values) {
      const core = await loadToolkit();
      for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
    },
    async summary(markdown) {
      const core = await loadToolkit();
      await core.summary.addRaw(markdown, true).write({ overwrite: true });
    },
  };
}

const loadToolkit = () => import("@actions/core");

type Properties = Readonly<Record<string, string>>;

/** The runner's own escapes: a line end would end the command, a comma or colon a property. */
function renderCommand(name: string, text: string, properties: Properties): string {
  const given = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeText(value).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
  );
  return `::${name}${given.length > 0 ? ` ${given.join(",")}` : ""}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
