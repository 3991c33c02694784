/** The remotes of a checkout, so that people and agents may ask where it came from. No credential is part of the answer. */
import { runGit } from "../system/git.ts";
import type { Checkout } from "./repository.ts";

const wanted = "^(remote\\..*\\.(url|fetch)|branch\\..*\\.(remote|merge))$";

/** Lines for a configuration file. */
export async function knownAddresses(checkout: Checkout): Promise<string> {
  const args = ["config", "--local", "--no-includes", "-z", "--get-regexp", wanted];
  // It ends with 1 where there is none.
  const { stdout } = await runGit(checkout, args);
  return stdout.toString("utf8").split("\0").map(settingLine).join("");
}

/** `remote.<name>.<key>` and its value on the next line, as `-z` gives them. */
function settingLine(entry: string): string {
  const match = /^(remote|branch)\.(.+)\.(url|fetch|remote|merge)\n(.+)$/.exec(entry);
  if (!match) return "";
  const [, section = "", name = "", key = "", given = ""] = match;
  const value = key === "url" ? publicAddress(given) : given;
  const plain = /^[\w+./:@*~,=#%-]*$/;
  if (value === undefined || !plain.test(value) || !plain.test(name)) return "";
  return `[${section} "${name}"]\n\t${key} = "${value}"\n`;
}

/** Without what stands before the host or after the path. Only addresses: git also takes commands for them (`ext::`). */
function publicAddress(url: string): string | undefined {
  const parts = /^([a-z][a-z+]*):\/\/(?:[^/]*@)?([^?#]*)/i.exec(url);
  if (parts && /^(?:https?|ssh|git|file)$/i.test(parts[1] ?? "")) return `${parts[1]}://${parts[2]}`;
  const secureShell = /^(?:[^/@:]*@)?([\w.-]+:[^:?#]+)$/.exec(url);
  if (secureShell) return url.startsWith("git@") ? `git@${secureShell[1]}` : secureShell[1];
  return url.startsWith("/") ? url : undefined;
}
