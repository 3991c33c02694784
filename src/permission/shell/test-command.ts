/** The words of `test` and `[ … ]`: a file that is asked about is a path, everything else is text. */
import { pathOf, textOf } from "./argument.ts";
import type { Argument } from "./plan.ts";
import { literal, type Word } from "./word.ts";

const aboutFile = /^-[abcdefghkprstuwxGLNOS]$/;
const betweenFiles = /^-(?:nt|ot|ef)$/;

export function judgeTest(words: readonly Word[]): readonly Argument[] {
  return words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const asked = before !== undefined && aboutFile.test(literal(before)) && !isOperator(words, index - 1);
    const compared = [before, after].some((side) => side !== undefined && betweenFiles.test(literal(side)));
    return asked || compared ? pathOf(word, "search") : textOf(word);
  });
}

/** `-a` between two expressions is "and"; at the start of one it asks whether a file is there. */
function isOperator(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  return word !== undefined && literal(word) === "-a" && before !== undefined && !["!", "("].includes(literal(before));
}
