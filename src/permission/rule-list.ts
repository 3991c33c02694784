/** Rules as a workflow writes them: one per line, or separated by commas. Nothing is dropped: what is no rule is the parser's to say. */

export function splitRules(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap(splitLine)
    .map((rule) => rule.trim().replace(/^- +/, ""))
    .filter(Boolean);
}

/** A comma between parentheses belongs to its rule. */
function splitLine(line: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let rule = "";
  for (const letter of line) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth <= 0) {
      rules.push(rule);
      rule = "";
    } else rule += letter;
  }
  return [...rules, rule];
}
