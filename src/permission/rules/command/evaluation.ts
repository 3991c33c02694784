/** Where bash evaluates text again: arithmetic and indirect names, in which the value of a variable can hold a command. */
import {
  type ArithmeticCommand,
  type ArithmeticFor,
  type Assignment,
  forEachChild,
  type ParameterExpansionPart,
  type SyntaxNode,
  type TestCommand,
} from "unbash";

export type Expression = TestCommand | ArithmeticCommand | ArithmeticFor;

export function isArithmetic(node: SyntaxNode): node is ArithmeticCommand | ArithmeticFor {
  return node.type === "ArithmeticCommand" || node.type === "ArithmeticFor";
}

/** `seen`: what it runs stands there, but an allow rule cannot speak of it. `hidden`: it cannot be seen. */
export function evaluationIn(node: SyntaxNode): "none" | "seen" | "hidden" {
  switch (node.type) {
    case "ProcessSubstitution":
      return "seen";
    case "ArithmeticExpansion":
      return /^\$\(\([\d\s+\-*/%<>=!&|?:(),]*\)\)$/.test(node.text) ? "none" : "seen";
    case "Assignment":
      return isIndexed(node) ? "hidden" : "none";
    case "ParameterExpansion":
      return isEvaluated(node) ? "hidden" : "none";
    default:
      return "none";
  }
}

/** `a[x]=1`, `a=([x]=1)`. */
function isIndexed({ index, value }: Assignment): boolean {
  if (value.type === "ArrayValue") return value.elements.some(({ text }) => text.startsWith("["));
  return index !== undefined && !/^\d+$/.test(index.text);
}

/** `${!x}`, `${x@P}`, `${a[x]}`, `${x:y}`. */
function isEvaluated({ prefix, index, operation }: ParameterExpansionPart): boolean {
  if (prefix === "!" || operation?.type === "Transform" || operation?.type === "Unknown") return true;
  if (index !== undefined && !/^[\d@*]+$/.test(index.text)) return true;
  if (operation?.type !== "Slice") return false;
  return [operation.offset, operation.length].some((word) => word !== undefined && !/^\s*-?\d*$/.test(word.text));
}

/** Operators of `[[ … ]]` whose operands are evaluated. */
const evaluating = /^-(?:eq|ne|lt|le|gt|ge|v|R)$/;

export function isEvaluating(node: SyntaxNode): boolean {
  if (isArithmetic(node)) return true;
  let found = (node.type === "TestUnary" || node.type === "TestBinary") && evaluating.test(node.operator);
  forEachChild(node, (child) => {
    found ||= child.type.startsWith("Test") && isEvaluating(child);
  });
  return found;
}
