/** How agents' names are compared, wherever they are: in the catalog, in a Task call, in a rule. */

/** Other names for our own agents. */
const otherNames: Readonly<Record<string, string>> = { general: "general-purpose" };

/** Two names with the same key are the same agent: case and separators do not count. */
export function agentKey(name: string): string {
  const folded = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "-");
  return Object.hasOwn(otherNames, folded) ? (otherNames[folded] ?? folded) : folded;
}
