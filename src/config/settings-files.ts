/** The settings files of a session and what they say together. A file that is there and cannot be read is named as lost. */
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { BaseFiles, BaseListing } from "../pull/base-files.ts";
import { filesFromFolder } from "./folder.ts";
import { type HookSettings, readHookSettings } from "./hook-settings.ts";
import { type LocatedSettings, type PermissionSettings, readPermissionSettings } from "./permission-settings.ts";
import type { Problem } from "./problem.ts";
import { openSettings, type SettingsOrigin } from "./settings.ts";

export type SettingsPlaces = {
  /** The repository: the base commit in the Action, the working tree on the command line. */
  readonly team: BaseFiles;
  /** The working tree, for the user's own settings of this repository; command line only. */
  readonly local?: BaseFiles;
  /** The folder `.claude` in the user's home; command line only. */
  readonly user?: string;
  /** A folder or a settings file of the organisation, on this machine. */
  readonly policy?: string;
};

export type Settings = { readonly permissions: PermissionSettings; readonly hooks: HookSettings };

export async function loadSettings({ team, local, user, policy }: SettingsPlaces): Promise<Settings> {
  const places: readonly Place[] = [
    ...(policy === undefined ? [] : [await policyPlace(policy)]),
    ...(local ? [place(local, ".claude/settings.local.json", "local")] : []),
    place(team, ".claude/settings.json", "project"),
    ...(user === undefined ? [] : [userPlace(user)]),
  ];
  const files = (await Promise.all(places.map(readPlace))).flat();
  const opened = files.filter((file) => "fields" in file);
  const lost = files.filter((file) => "problems" in file);
  const permissions = readPermissionSettings(opened);
  return {
    permissions: {
      ...permissions,
      unreadable: [...lost.map(({ origin }) => origin), ...permissions.unreadable],
      problems: [...lost.flatMap(({ problems }) => problems), ...permissions.problems],
    },
    hooks: readHookSettings(opened),
  };
}

type Place = { readonly from: BaseFiles; readonly path: string; readonly origin: SettingsOrigin };

function place(from: BaseFiles, path: string, scope: SettingsOrigin["scope"]): Place {
  return { from, path, origin: { scope, file: path } };
}

function userPlace(folder: string): Place {
  return {
    from: filesFromFolder(folder),
    path: "settings.json",
    origin: { scope: "user", file: "~/.claude/settings.json" },
  };
}

/** Whether the policy exists at all is said by whoever reads its agents. */
async function policyPlace(path: string): Promise<Place> {
  const about = await stat(path).catch(() => undefined);
  const [folder, name] = about?.isDirectory() ? [path, "settings.json"] : [dirname(path), basename(path)];
  return { from: filesFromFolder(folder), path: name, origin: { scope: "policy", file: `policy/${name}` } };
}

type Lost = { readonly origin: SettingsOrigin; readonly problems: readonly Problem[] };

async function readPlace({ from, path, origin }: Place): Promise<readonly (LocatedSettings | Lost)[]> {
  const { files, problems }: BaseListing = await from.list(path);
  const unread = problems.map((message): Problem => ({ severity: "error", file: origin.file, message }));
  const found = files.filter((file) => file.path === path).map(({ text }) => openSettings({ path: origin.file, text }));
  return [
    ...found.map((file) => ("problem" in file ? { origin, problems: [file.problem] } : { ...file, origin })),
    ...(unread.length > 0 ? [{ origin, problems: unread }] : []),
  ];
}
