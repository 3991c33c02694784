/**
 * `xargs`, and `find -exec`: one command over many items. Every item is looked at as if it had been written: one that leads
 * out of the tree, or would become an option, is left out and told; the others go on.
 */
import type { Argument, CommandPlan, Repetition } from "../../permission/shell/plan.ts";
import type { Sink, Source, Streams } from "../../system/pipeline.ts";
import { ToolProblem } from "../workspace.ts";
import { whyNotItem } from "./arguments.ts";
import { confiner } from "./confine.ts";
import { batchItems, cutItems, UnmatchedQuote } from "./items.ts";
import { runWith, type Surroundings } from "./run-command.ts";
import type { Place, Shell } from "./run-plan.ts";
import { say } from "./say.ts";

type Repeated = CommandPlan & { readonly repeat: Repetition };

/** What `xargs` itself ends with. */
const SOME_FAILED = 123;
const GAVE_UP = 124;
const WAS_KILLED = 125;

export async function runRepetition(command: Repeated, place: Place, shell: Shell): Promise<number> {
  const { repeat: repetition, ...find } = command;
  if (repetition.command.repeat) {
    throw new ToolProblem(`${command.name} cannot repeat a command that repeats another.`);
  }
  const surroundings = { place, shell };
  if (command.name === "find") return repeat(command, await gather(find, surroundings), surroundings);
  const isEmpty = place.streams.input.kind === "nothing";
  return repeat(command, isEmpty ? { text: "", status: 0 } : await gather(catPlan, surroundings), surroundings);
}

type Gathered = { readonly text: string; readonly status: number };

const catPlan: CommandPlan = { kind: "command", name: "cat", arguments: [], redirects: [] };
const nothing: Source = { kind: "nothing" };

/** What another command prints, for us. */
async function gather(command: CommandPlan, { place, shell }: Surroundings): Promise<Gathered> {
  const chunks: Buffer[] = [];
  const output: Sink = { kind: "collect", take: (chunk) => void chunks.push(chunk) };
  const own = { ...place, streams: { ...place.streams, output } };
  const status = await runWith(command, [], { place: own, shell });
  return { text: Buffer.concat(chunks).toString("utf8"), status };
}

async function repeat({ name, repeat }: Repeated, gathered: Gathered, { place, shell }: Surroundings): Promise<number> {
  const streams: Streams = { ...place.streams, input: nothing };
  const items = await cutOrSay(gathered.text, repeat, streams.errors);
  if (items === undefined) return 1;
  const { good, lines, refused } = sortOut(name, items, { repeat, place });
  await say(streams.errors, lines);
  const statuses: number[] = refused ? [1] : [];
  const batches = items.length === 0 && repeat.whenEmpty === "run" ? [[]] : batchItems(good, repeat);
  for (const batch of batches) {
    const status = await runWith(repeat.command, batch, { place: { scope: place.scope, streams }, shell });
    statuses.push(status);
    if (name === "xargs" && status > 125) break;
  }
  return name === "xargs" ? xargsStatus(statuses) : findStatus(statuses, { repeat, gathered, refused });
}

async function cutOrSay(text: string, { separator }: Repetition, errors: Sink): Promise<readonly string[] | undefined> {
  try {
    return cutItems(text, separator);
  } catch (error) {
    if (!(error instanceof UnmatchedQuote)) throw error;
    const advice = "by default quotes are special to xargs unless you use the -0 option";
    await say(errors, `xargs: unmatched ${error.message} quote; ${advice}\n`);
    return undefined;
  }
}

type Sorted = { readonly good: readonly string[]; readonly lines: string; readonly refused: boolean };

function sortOut(
  name: string,
  items: readonly string[],
  { repeat, place }: { readonly repeat: Repetition; readonly place: Place },
): Sorted {
  const places = repeat.command.arguments.filter(
    (argument): argument is Extract<Argument, { kind: "item" }> => argument.kind === "item",
  );
  const left: Record<NonNullable<ReturnType<typeof whyNotItem>>, string[]> = {
    git: [],
    outside: [],
    hyphen: [],
    percent: [],
    special: [],
    withheld: [],
  };
  const look = confiner(place.scope);
  const good = items.filter((item) => {
    const wrong = places.map((argument) => whyNotItem(argument, item, look)).find((each) => each !== undefined);
    if (wrong === undefined) return true;
    left[wrong].push(item);
    return false;
  });
  const lines = [
    tell(name, left.outside, "leads out of the reviewed tree"),
    tell(name, left.hyphen, "starts with a hyphen"),
    tell(name, left.percent, "holds a percent sign"),
    tell(name, left.withheld, "is withheld by a rule"),
    tell(name, left.git, "lies in .git"),
    tell(name, left.special, "is not a regular file"),
  ].join("");
  return { good, lines, refused: left.outside.length + left.hyphen.length + left.percent.length > 0 };
}

/** One line, however many there are. */
function tell(name: string, items: readonly string[], why: string): string {
  const [first] = items;
  if (first === undefined) return "";
  const more = items.length > 1 ? ` (and ${items.length - 1} more like it)` : "";
  return `${name}: ${JSON.stringify(first)} ${why}, and was left out${more}\n`;
}

function xargsStatus(statuses: readonly number[]): number {
  const last = statuses.at(-1) ?? 0;
  if (last === 255) return GAVE_UP;
  if (last > 127) return WAS_KILLED;
  if (last > 125) return last;
  return statuses.some((status) => status !== 0) ? SOME_FAILED : 0;
}

type Found = { readonly repeat: Repetition; readonly gathered: Gathered; readonly refused: boolean };

/** With `;` the command is only a question that find asks; with `+` its failure is find's. */
function findStatus(statuses: readonly number[], { repeat, gathered, refused }: Found): number {
  if (gathered.status !== 0) return gathered.status;
  return refused || (repeat.mode === "many" && statuses.some((status) => status !== 0)) ? 1 : 0;
}
