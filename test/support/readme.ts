/** The README's table of inputs, made from action.yml: `npm run readme` writes it, a test compares it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Input = { readonly description: string; readonly default?: string };
type Action = { readonly inputs: Readonly<Record<string, Input>>; readonly outputs: Readonly<Record<string, Input>> };

export function renderInputsTable({ inputs, outputs }: Action): string {
  const shown = (value: string | undefined): string => (value === undefined ? "" : `\`${value}\``);
  const inputRows = Object.entries(inputs).map(
    ([name, input]) => `| \`${name}\` | ${input.description} | ${shown(input.default)} |`,
  );
  const outputRows = Object.entries(outputs).map(([name, output]) => `| \`${name}\` | ${output.description} |`);
  return [
    "| Input | What it is | Default |",
    "|---|---|---|",
    ...inputRows,
    "",
    "| Output | What it is |",
    "|---|---|",
    ...outputRows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, "..", "..");
  const file = join(root, "README.md");
  const table = renderInputsTable(parse(readFileSync(join(root, "action.yml"), "utf8")));
  const readme = readFileSync(file, "utf8");
  writeFileSync(
    file,
    readme.replace(/(<!-- inputs -->\n)[\s\S]*?(<!-- \/inputs -->)/, (_, open, close) => `${open}${table}\n${close}`),
  );
}
