/** The redirects that write nothing: to the null device, between the two streams, and from a file. */

import { piecesOf } from "./argument.ts";
import type { Redirect } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { hasGlob, hasStatus, literal, type Word } from "./word.ts";

export type WrittenRedirect = {
  readonly descriptor: string | undefined;
  readonly operator: string;
  readonly target: Word;
};

export function readRedirect({ descriptor, operator, target }: WrittenRedirect): readonly Redirect[] {
  const source = `${descriptor ?? ""}${operator}${target.source}`;
  const form = `${descriptor ?? ""}${operator} ${literal(target)}`;
  const known = forms.get(form);
  if (known !== undefined && !hasGlob(target) && !hasStatus(target)) return known;
  if (operator !== "<" || (descriptor ?? "0") !== "0")
    return refuse(
      source,
      "nothing is written: of redirects only >/dev/null, 2>/dev/null, 2>&1, >&2 and < file are known.",
    );
  if (hasGlob(target) || hasStatus(target) || target.pieces.length === 0)
    return refuse(source, "name one file to read from.");
  return [{ kind: "input", path: piecesOf(target) }];
}

const toNull = (stream: "output" | "errors" | "both"): readonly Redirect[] => [{ kind: "discard", stream }];
const join = (stream: "output" | "errors"): readonly Redirect[] => [{ kind: "join", stream }];

const forms: ReadonlyMap<string, readonly Redirect[]> = new Map([
  ["> /dev/null", toNull("output")],
  [">> /dev/null", toNull("output")],
  ["1> /dev/null", toNull("output")],
  ["1>> /dev/null", toNull("output")],
  ["2> /dev/null", toNull("errors")],
  ["2>> /dev/null", toNull("errors")],
  ["&> /dev/null", toNull("both")],
  ["&>> /dev/null", toNull("both")],
  [">& /dev/null", toNull("both")],
  ["2>& 1", join("errors")],
  [">& 2", join("output")],
  ["1>& 2", join("output")],
  [">& 1", []],
  ["1>& 1", []],
  ["2>& 2", []],
  ["< /dev/null", [{ kind: "input" }]],
  ["0< /dev/null", [{ kind: "input" }]],
]);
