/** What a terminal shows at the end: the comment (or the report as JSON), and the page that looks as it does on GitHub. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defangLog } from "../boundary/print.ts";
import { renderPage } from "../report/page.ts";
import type { Streams } from "./terminal.ts";

export type Presentation = {
  readonly title: string;
  readonly comment: string;
  /** Given where the result is for a machine. */
  readonly json?: string;
  readonly folder: string;
};

export async function present({ title, comment, json, folder }: Presentation, { out, error }: Streams): Promise<void> {
  const page = join(folder, "comment.html");
  await writeFile(page, renderPage(comment, title));
  out(json ?? defangLog(comment));
  error(`\nThe comment as it looks on GitHub: ${page}`);
}
