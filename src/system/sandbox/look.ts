/** How things lie on this machine. What cannot be looked at, for whatever reason, is not there. */
import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { sep } from "node:path";

export function exists(path: string): boolean {
  return attempt(() => statSync(path)) !== undefined;
}

/** Not a link to one. */
export function isFolder(path: string): boolean {
  return look(path)?.isDirectory() ?? false;
}

export function look(path: string): Stats | undefined {
  return attempt(() => lstatSync(path));
}

export function realPlace(path: string): string {
  return attempt(() => realpathSync(path)) ?? path;
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === sep ? sep : folder + sep);
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
