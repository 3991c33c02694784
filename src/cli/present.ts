/** What a terminal shows at the end: the comment (or the report as JSON), and the page that looks as it does on GitHub. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defangLog } from "../boundary/print.ts";
import { renderPage } from "../report/page.ts";
import { plainComment } from "../report/plain.ts";
import type { Streams } from "./terminal.ts";

export type Form = "plain" | "markdown" | "json";

export type Presentation = {
  readonly title: string;
  readonly comment: string;
  /** `plain` for reading, `markdown` as it is posted, `json` for machines. */
  readonly form: Form;
  readonly json: string;
  readonly folder: string;
};

export async function present(
  { title, comment, form, json, folder }: Presentation,
  { out, error }: Streams,
): Promise<void> {
  const page = join(folder, "comment.html");
  await writeFile(page, renderPage(comment, title));
  const forms = { plain: () => plainComment(comment), markdown: () => comment, json: () => json } as const;
  out(form === "json" ? json : defangLog(forms[form]()));
  error(`\nThe comment as it looks on GitHub: ${page}`);
}
