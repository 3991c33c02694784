/** The runner's log, outputs and job summary. Whatever is printed is defanged first: no line can become a workflow command. */
import * as core from "@actions/core";
import { defangLog } from "../boundary/print.ts";
import type { Surface } from "../surface.ts";

export function actionSurface(): Surface {
  return {
    line: (text) => core.info(defangLog(text)),
    group(title, lines) {
      core.startGroup(defangLog(title));
      for (const line of lines) core.info(defangLog(line));
      core.endGroup();
    },
    notice: (text) => core.notice(defangLog(text)),
    warning: (text) => core.warning(defangLog(text)),
    annotate({ severity, file, line, message }) {
      const place = { file, ...(line !== undefined && { startLine: line }) };
      const show = { error: core.error, warning: core.warning, note: core.notice }[severity];
      show(defangLog(message), place);
    },
    failure: (text) => core.setFailed(defangLog(text)),
    hide(secret) {
      core.setSecret(secret);
      core.setSecret(Buffer.from(secret).toString("base64"));
    },
    outputs(values) {
      for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
    },
    async summary(markdown) {
      await core.summary.addRaw(markdown, true).write({ overwrite: true });
    },
  };
}
