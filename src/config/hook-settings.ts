/** What settings files say about hooks, as written, with where it stands: hooks are read in `hooks/`. */
import type { Path } from "./json-text.ts";
import type { LocatedSettings } from "./permission-settings.ts";
import type { Problem } from "./problem.ts";
import type { SettingsOrigin } from "./settings.ts";

export type WrittenHooks = {
  readonly given: unknown;
  readonly origin: SettingsOrigin;
  readonly lineOf: (path: Path) => number;
};

export type HookSettings = {
  readonly sources: readonly WrittenHooks[];
  /** The highest file that switches hooks off: all of them where it is the policy, otherwise all but the policy's. */
  readonly disabledBy?: SettingsOrigin;
  readonly problems: readonly Problem[];
};

const SWITCH = "disableAllHooks";

/** Files come highest first. What is no switch switches nothing off: a hook may be a gate. */
export function readHookSettings(files: readonly LocatedSettings[]): HookSettings {
  const sources = files
    .filter(({ fields }) => (fields.get("hooks") ?? null) !== null)
    .map(({ fields, origin, lineOf }) => ({
      given: fields.get("hooks"),
      origin,
      lineOf: (path: Path) => lineOf(["hooks", ...path]),
    }));
  const misspelt = files.flatMap(({ fields, origin, lineOf }) =>
    [...fields.keys()]
      .map(String)
      .filter((key) => key !== "hooks" && /^hooks?$/i.test(key))
      .map((key): Problem => {
        const message = 'is not a field of settings, and its hooks do not run. Write "hooks"';
        return { severity: "error", file: origin.file, line: lineOf([key]), field: key, message };
      }),
  );
  const disabledBy = files.find(({ fields }) => fields.get(SWITCH) === true)?.origin;
  const wrong = files.filter(({ fields }) => typeof (fields.get(SWITCH) ?? false) !== "boolean");
  const problems = wrong.map(({ origin, lineOf }): Problem => {
    const message = "is neither true nor false; hooks stay on. Write true to switch them off";
    return { severity: "warning", file: origin.file, line: lineOf([SWITCH]), field: SWITCH, message };
  });
  return { sources, ...(disabledBy && { disabledBy }), problems: [...misspelt, ...problems] };
}
