/** `[[ … ]]` as what it says about files and texts: commands `test`, joined. Patterns and arithmetic are not read. */
import type { TestExpression } from "unbash";
import { type Cursor, disagreement } from "./cursor.ts";
import { refuse } from "./refusal.ts";
import type { Script } from "./script.ts";
import { hasGlob, hasStatus, literal, plainWord, type Word } from "./word.ts";

const unary = /^-[defhrswxzLn]$/;
const binary: Readonly<Record<string, string>> = { "=": "=", "==": "=", "!=": "!=" };
const numeric = /^-(?:eq|ne|lt|le|gt|ge)$/;

export function readCondition(expression: TestExpression, tokens: Cursor): Script {
  switch (expression.type) {
    case "TestUnary": {
      tokens.keyword(expression.operator);
      if (!unary.test(expression.operator)) return refuse(expression.operator, "this test is not known: use [ … ].");
      return test([plainWord(expression.operator), verbatim(tokens.word(expression.operand))]);
    }
    case "TestBinary": {
      const left = tokens.word(expression.left);
      tokens.keyword(expression.operator);
      const right = tokens.word(expression.right);
      return test([verbatim(left), plainWord(operatorOf(expression.operator, [left, right])), right]);
    }
    case "TestNot": {
      for (const _ of expression.negations) tokens.keyword("!");
      const plan = readCondition(expression.operand, tokens);
      return expression.negations.reduce<Script>((inner) => ({ kind: "not", plan: inner }), plan);
    }
    case "TestGroup": {
      tokens.operator("(");
      const plan = readCondition(expression.expression, tokens);
      tokens.operator(")");
      return { kind: "group", plan, scope: "here", redirects: [] };
    }
    case "TestLogical":
      return readLogical(expression, tokens);
  }
}

function readLogical(expression: TestExpression & { type: "TestLogical" }, tokens: Cursor): Script {
  const [first, ...rest] = expression.operands;
  if (first === undefined) return refuse("[[", disagreement);
  return rest.reduce<Script>(
    (left, operand) => {
      tokens.operator(expression.operator);
      return { kind: expression.operator === "&&" ? "and" : "or", left, right: readCondition(operand, tokens) };
    },
    readCondition(first, tokens),
  );
}

function operatorOf(operator: string, sides: readonly [Word, Word]): string {
  const known = Object.hasOwn(binary, operator) ? binary[operator] : undefined;
  if (known !== undefined && !hasGlob(sides[1])) return known;
  const whole = sides.every((side) => /^(?:-?[0-9]+|\$\?)$/.test(literal(side)));
  if (numeric.test(operator) && whole) return operator;
  return refuse(operator, "patterns and arithmetic are not compared: use [ … ] or grep -q.");
}

/** Between the brackets nothing is expanded. */
function verbatim(word: Word): Word {
  return hasStatus(word) ? word : plainWord(literal(word));
}

function test(words: readonly Word[]): Script {
  return { kind: "command", words: [plainWord("test"), ...words], redirects: [] };
}
