/** What is odd about a tool's name in a compact map. Odd names are kept: a deny stays a deny. */
import { baseName, readToolName } from "../permission/tool-names.ts";

export function remarksOnTool(tool: string): readonly string[] {
  if (tool === "*") return [];
  const name = readToolName(tool);
  if (name.kind === "unknown")
    return [`no tool is called ${name.name}, so "${tool}" never matches. Check the spelling`];
  if (!tool.includes("(")) return [];
  const inner = /\((.*)\)/s.exec(tool)?.[1] ?? "";
  const meant = `Write "${baseName(tool)}": { "${inner}": … }`;
  return [`"${tool}" is a rule of settings: as a deny it denies all of the tool. ${meant}`];
}
