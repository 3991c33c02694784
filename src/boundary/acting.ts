/**
 * Finds the words that GitHub would act on in rendered text: it looks for them after Markdown is done, so no escape helps,
 * and only code is left alone. Every such word becomes a code piece; nothing else is changed.
 */
import type { Piece } from "./inline.ts";

const acting: readonly RegExp[] = [
  /@/, // @name, @org/team, owner/repo@sha, addresses
  /#\w/, // #12, owner/repo#12
  /GH-\d|GHSA-\w|CVE-\d/i,
  /:\/\/|www\.|mailto:|xmpp:/i,
  /(?<![\da-z])[\da-f]{7,64}(?![\da-z])/i, // a commit
  /:[\w+-]+:/, // :octocat: is an image
  /\$/, // $formula$
];

const openers = "(\"'<[{*_~";
const closers = ")\"'>]}.,;:!?*_~";

export function splitActing(text: string): readonly Piece[] {
  return text
    .split(/(\s+)/)
    .flatMap((word) =>
      acting.some((pattern) => pattern.test(word)) ? wordPieces(word) : [{ kind: "text", text: word }],
    );
}

/** The punctuation around the word stays text: it holds nothing that acts. */
function wordPieces(word: string): readonly Piece[] {
  let start = 0;
  let end = word.length;
  while (start < end && openers.includes(word.charAt(start))) start += 1;
  while (end > start && closers.includes(word.charAt(end - 1))) end -= 1;
  if (start === end) return [{ kind: "code", text: word }];
  return [
    { kind: "text", text: word.slice(0, start) },
    { kind: "code", text: word.slice(start, end) },
    { kind: "text", text: word.slice(end) },
  ];
}
