/** Which names an agent may have. A name that only looks like one of ours is refused: people would delegate to the wrong one. */

import { agentKey } from "../permission/agent-names.ts";

const MAX_NAME = 100;

/** Letters of other alphabets that look like Latin ones; enough to catch a name that was made to deceive. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  һ: "h",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  н: "h",
  г: "r",
  п: "n",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  η: "n",
  ı: "i",
  ӏ: "l",
  ɡ: "g",
  ⅼ: "l",
  "0": "o",
  "1": "l",
  "|": "l",
};

/** Why a name cannot be used; nothing where it can. `ours` are the names of the built-in agents. */
export function whyRefused(name: string, ours: readonly string[]): string | undefined {
  if (name.startsWith("-")) return "a name cannot start with a hyphen";
  if (name.includes(":")) return "a name cannot contain a colon: that is how plugins are named";
  if (name.length > MAX_NAME) return `a name has at most ${MAX_NAME} characters`;
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return "the name contains invisible or control characters";
  // A capital I is a small l to the eye.
  const looks = [skeleton(name), skeleton(name.replaceAll("I", "l"))];
  const deceiving = ours.find((own) => looks.includes(skeleton(own)) && agentKey(own) !== agentKey(name));
  return deceiving === undefined ? undefined : `the name looks like "${deceiving}" and is not: use other letters`;
}

function skeleton(name: string): string {
  const letters = [...name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()];
  return agentKey(letters.map((letter) => (Object.hasOwn(lookAlikes, letter) ? lookAlikes[letter] : letter)).join(""));
}
