/** The only links in a report are made here: to a line of the head, to a commit, to the run. Paths are data and are encoded. */
import { codeSpan } from "../boundary/code.ts";
import type { Finding } from "../finding/finding.ts";
import { shorten } from "./format.ts";
import type { Report } from "./report.ts";

/** Beyond this an address is not worth its room in the comment: the place is then shown without a link. */
const addressLimit = 1_000;
const placeLimit = 48;

/** `src/pay/refund.ts:42`, linked to that line in the head where it has one. */
export function placeLink(report: Report, finding: Finding): string {
  const { path, line, endLine } = finding;
  if (line === undefined) return codeSpan(shortPath(path));
  const range = endLine === undefined || endLine <= line ? `#L${line}` : `#L${line}-L${endLine}`;
  return link(
    codeSpan(`${shortPath(path)}:${line}`),
    repositoryAddress(report, `blob/${report.commits.head}/${encodePath(path)}${range}`),
  );
}

export function commitLink(report: Report, sha: string): string {
  return link(codeSpan(sha.slice(0, 7)), repositoryAddress(report, `commit/${encodePath(sha)}`));
}

/** Where to look for what the comment had no room for. */
export function runLink(report: Report, words: string): string {
  return link(words, webAddress(report.runUrl ?? ""));
}

function link(words: string, address: string | undefined): string {
  return address === undefined || address.length > addressLimit ? words : `[${words}](${address})`;
}

function repositoryAddress(report: Report, rest: string): string | undefined {
  const pull = webAddress(report.pull.url);
  const repository = pull?.replace(/\/pull\/\d+\/?$/, "");
  return repository === undefined || repository === pull ? undefined : `${repository}/${rest}`;
}

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return ["https:", "http:"].includes(url.protocol) ? encodeParentheses(`${url.origin}${url.pathname}`) : undefined;
}

function encodePath(path: string): string {
  return encodeParentheses(
    path
      .replace(/\p{Cs}/gu, "\uFFFD")
      .split("/")
      .map(encodeURIComponent)
      .join("/"),
  );
}

/** They would end a Markdown link. */
function encodeParentheses(address: string): string {
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** The end of a path says more than its beginning. */
function shortPath(path: string): string {
  if (path.length <= placeLimit) return path;
  const tail = path.split("/").slice(-2).join("/");
  return `…/${shorten(tail, placeLimit * 2)}`;
}
