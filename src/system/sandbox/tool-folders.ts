/**
 * The folders of tools that a team's commands need and that lie outside the system's: a runner's tool cache, a version
 * manager's. Only folders that hold programs and what belongs to them; never a whole home folder, where credentials lie beside.
 */
import { basename, delimiter, dirname, join, sep } from "node:path";
import { cleanEnvironment } from "../environment.ts";
import { exists, isInside, realPlace } from "./look.ts";
import { homeFolder } from "./user.ts";

/** Beside `bin` of an installed language: its library, headers, sources and settings. */
const siblings = ["lib", "lib64", "libexec", "include", "share", "pkg", "src", "conf", "jmods", "release", "go.env"];
/** In a home folder `share` and the rest belong to everybody: keyrings and sessions lie there. */
const homeSiblings = ["lib", "lib64", "libexec", "include"];

export function toolFolders(): readonly string[] {
  const home = realPlace(homeFolder());
  const entries = (cleanEnvironment()["PATH"] ?? "").split(delimiter).filter((entry) => entry !== "");
  const folders = entries.flatMap((entry) => [entry, realPlace(entry)]).filter(isToolFolder);
  const found = folders.flatMap((folder) => [folder, ...siblingsOf(folder, home)]);
  const { RUNNER_TEMP = "", GITHUB_WORKSPACE = "" } = process.env;
  const kept = [home, RUNNER_TEMP, GITHUB_WORKSPACE, process.cwd()].filter((path) => path !== "").map(realPlace);
  return [...new Set(found)].filter((path) => exists(path) && !kept.some((place) => isInside(place, realPlace(path))));
}

/** A folder so near the root, or a place where services keep their sockets, is no tool's. */
function isToolFolder(path: string): boolean {
  return path.split(sep).length > 2 && !/^\/(?:proc|sys|dev|run|var\/run|tmp|snap)(?:\/|$)/.test(path);
}

function siblingsOf(folder: string, home: string): readonly string[] {
  if (!["bin", "sbin"].includes(basename(folder))) return [];
  const prefix = dirname(folder);
  if (prefix === home || prefix.split(sep).length <= 2) return [];
  const names = prefix.startsWith(home + sep) ? homeSiblings : siblings;
  return names.map((name) => join(prefix, name));
}
