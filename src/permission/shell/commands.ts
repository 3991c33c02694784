/** The one table of commands. What is not in it does not run. */
import { judgeAwk } from "./awk.ts";
import type { Judge } from "./command-row.ts";
import { judgeFind } from "./find.ts";
import { judgeGit } from "./git.ts";
import { judgeJq } from "./jq.ts";
import { placeCommands } from "./place-commands.ts";
import { judgeTimeout, judgeXargs } from "./repetition.ts";
import { judgeSed } from "./sed.ts";
import { textCommands } from "./text-commands.ts";
import { versionCommands } from "./version-commands.ts";

const languages: readonly (readonly [string, Judge])[] = [
  ["sed", judgeSed],
  ["awk", judgeAwk],
  ["gawk", judgeAwk],
  ["mawk", judgeAwk],
  ["jq", judgeJq],
  ["find", judgeFind],
  ["xargs", judgeXargs],
  ["timeout", judgeTimeout],
  ["git", judgeGit],
];

export const commands: ReadonlyMap<string, Judge> = new Map([
  ...textCommands,
  ...placeCommands,
  ...versionCommands,
  ...languages,
]);
