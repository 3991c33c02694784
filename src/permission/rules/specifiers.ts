/** What may stand between a rule's parentheses, by tool. Tool names stand in tables only. */
import type { RuleList, Specifier } from "./rule.ts";

type ReadSpecifier =
  | { readonly kind: "read"; readonly specifier: Specifier; readonly tool?: string; readonly warning?: string }
  /** Never matches; the message says what to write instead. */
  | { readonly kind: "useless"; readonly message: string };

/** Tools whose paths are spoken of by another tool's rules. */
const spokenForBy: Readonly<Record<string, string>> = {
  Write: "Edit",
  NotebookEdit: "Edit",
  MultiEdit: "Edit",
  Grep: "Read",
  Glob: "Read",
  LS: "Read",
  LSP: "Read",
  NotebookRead: "Read",
  PullRequestDiff: "Read",
};

/** Inputs that a rule can name; a tool that is not here can be asked about any of its inputs. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  Bash: ["run_in_background", "timeout", "description", "dangerouslyDisableSandbox"],
  Task: ["model", "run_in_background", "max_turns", "resume", "description", "subagent_type", "isolation", "mode"],
  Read: ["offset", "limit", "pages"],
  Edit: ["replace_all"],
  WebFetch: ["prompt"],
  Skill: ["args"],
};

/** What a call is about: the rule's own grammar speaks of it, and a parameter match would miss its other spellings. */
const primaryFields: readonly string[] = ["command", "file_path", "path", "notebook_path", "url"];

type Reader = (text: string, list: RuleList) => ReadSpecifier;

const readers: Readonly<Record<string, Reader>> = {
  Bash: (pattern) => read({ kind: "command", pattern }),
  Read: readPath,
  Edit: readPath,
  WebFetch: readDomain,
  Task: readAgents,
  Skill: (pattern) => read({ kind: "skill", pattern }),
};

export function readSpecifier(tool: string, text: string, list: RuleList): ReadSpecifier {
  const parameter = readParameter(tool, text, list);
  if (parameter) return parameter;
  const reader = Object.hasOwn(readers, tool) ? readers[tool] : undefined;
  if (reader) return reader(text, list);
  const speaker = Object.hasOwn(spokenForBy, tool) ? spokenForBy[tool] : undefined;
  if (speaker !== undefined) return readForeignPath(tool, speaker, { text, list });
  const instead = list === "allow" ? `Write ${tool}` : `Write ${tool}, or ${tool}(name:value) for one of its inputs`;
  return { kind: "useless", message: `${tool} takes no "${text}", so the rule never matches. ${instead}` };
}

function readParameter(tool: string, text: string, list: RuleList): ReadSpecifier | undefined {
  const [, name = "", value = ""] = /^([A-Za-z_]\w*):(.+)$/s.exec(text) ?? [];
  if (name === "") return undefined;
  if (primaryFields.includes(name) && !(tool === "Bash" && value === "*")) {
    const message = `${name} cannot be matched as a parameter, so the rule never matches. Write ${tool}(${value.trim()})`;
    return { kind: "useless", message };
  }
  const known = Object.hasOwn(parameters, tool) ? parameters[tool] : undefined;
  const free = !Object.hasOwn(readers, tool) && !Object.hasOwn(spokenForBy, tool);
  if (known ? !known.includes(name) : !free) return undefined;
  if (list === "allow") {
    const message = `a parameter can be matched in deny and ask only, so the rule never matches. Write ${tool}, or deny what must not happen`;
    return { kind: "useless", message };
  }
  return read({ kind: "parameter", name, value: value.trim() });
}

function readPath(pattern: string): ReadSpecifier {
  if (!pattern.startsWith("!")) return read({ kind: "path", pattern });
  const message = `a rule cannot take back with "!" what another gives. Write the paths that it is for`;
  return { kind: "useless", message };
}

/** Claude Code ignores such a rule. One that grants is ignored here as well; one that restricts says clearly enough what it means. */
function readForeignPath(
  tool: string,
  speaker: string,
  { text, list }: { text: string; list: RuleList },
): ReadSpecifier {
  const instead = `${speaker}(${text})`;
  if (list === "allow")
    return {
      kind: "useless",
      message: `paths are matched by Read and Edit only, so the rule never matches. Write ${instead}`,
    };
  const read = readPath(text);
  if (read.kind === "useless") return read;
  const warning = `paths are matched by Read and Edit only; ${tool}(${text}) was read as ${instead}. Write ${instead}`;
  return { ...read, tool: speaker, warning };
}

function readDomain(text: string): ReadSpecifier {
  const host = /^domain:(.+)$/s.exec(text)?.[1]?.trim().toLowerCase().replace(/\.$/, "");
  if (host && /^[^\s/:@]+$/.test(host)) return read({ kind: "domain", host });
  const guess = /^(?:domain:)?(?:https?:\/\/)?([^\s/:@]+)/.exec(text)?.[1] ?? "example.com";
  return {
    kind: "useless",
    message: `"${text}" names no domain, so the rule never matches. Write WebFetch(domain:${guess})`,
  };
}

function readAgents(text: string): ReadSpecifier {
  const names = text.split(",").map((name) => name.trim());
  return read({ kind: "agent", names: names.filter(Boolean) });
}

function read(specifier: Specifier): ReadSpecifier {
  return { kind: "read", specifier };
}
