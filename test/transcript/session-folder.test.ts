import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { openSessionFolder, sweepSessionFolders } from "../../src/transcript/session-folder.ts";

const now = Date.UTC(2026, 10, 18);
const daysAgo = (days: number): Date => new Date(now - days * 86_400_000);

type Kept = { readonly days: number; readonly files?: readonly string[]; readonly active?: number };

/** A folder with these files, of which all is so old but the stream of events, where that is said. */
async function keep(place: string, { days, files = ["transcripts/events.jsonl", "report.json"], active = days }: Kept) {
  for (const file of files) {
    await mkdir(join(place, file, ".."), { recursive: true });
    await writeFile(join(place, file), "");
  }
  const all = (await readdir(place, { recursive: true })).sort().reverse();
  for (const name of [...all, "."]) {
    const when = daysAgo(name.endsWith("events.jsonl") ? active : days);
    await utimes(join(place, name), when, when);
  }
}

async function sweep(parent: string, days = 30) {
  const problems = await sweepSessionFolders({ parent, current: join(parent, "pr-subagents-Curren"), days, now });
  return { problems, left: (await readdir(parent)).sort() };
}

describe("the folder of a session", () => {
  it("stays with what was kept in it, and goes where nothing was", async () => {
    await using parent = await temporaryFolder("sessions");
    {
      await using full = openSessionFolder(parent.path);
      await using _empty = openSessionFolder(parent.path);
      await writeFile(join(full.path, "report.json"), "{}");
    }
    const left = await readdir(parent.path);
    expect(left).toEqual([expect.stringMatching(/^pr-subagents-\w{6}$/)]);
    expect(await readdir(join(parent.path, left[0] ?? ""))).toEqual(["report.json"]);
  });
});

describe("sweeping", () => {
  it("removes folders of sessions that are older, and no younger ones", async () => {
    await using parent = await temporaryFolder("sessions");
    const place = (name: string) => join(parent.path, name);
    await keep(place("pr-subagents-Old123"), { days: 31 });
    await keep(place("pr-subagents-Crash1"), { days: 31, files: ["pr-subagents-tree-Ab12Cd/git/HEAD"] });
    await keep(place("pr-subagents-Young1"), { days: 29 });
    expect(await sweep(parent.path)).toEqual({ problems: [], left: ["pr-subagents-Young1"] });
    expect(await sweep(parent.path, 7)).toEqual({ problems: [], left: [] });
  });

  it("leaves what is in use: its own folder, and one whose events are young", async () => {
    await using parent = await temporaryFolder("sessions");
    await keep(join(parent.path, "pr-subagents-Curren"), { days: 90 });
    await keep(join(parent.path, "pr-subagents-Active"), { days: 90, active: 1 });
    expect((await sweep(parent.path)).left).toEqual(["pr-subagents-Active", "pr-subagents-Curren"]);
  });

  it("leaves what no session has made, and never follows a link", async () => {
    await using parent = await temporaryFolder("sessions");
    await using elsewhere = await temporaryFolder("elsewhere");
    const place = (name: string) => join(parent.path, name);
    await keep(elsewhere.path, { days: 90 });
    await keep(place("pr-subagents-Notes1"), { days: 90, files: ["transcripts/events.jsonl", "notes.txt"] });
    await keep(place("pr-subagents"), { days: 90 });
    await keep(place("pr-subagents-my-work"), { days: 90 });
    await keep(place("build-Ab12Cd"), { days: 90 });
    await writeFile(place("pr-subagents-File12"), "");
    await utimes(place("pr-subagents-File12"), daysAgo(90), daysAgo(90));
    await symlink(elsewhere.path, place("pr-subagents-Link12"));
    const before = (await readdir(parent.path)).sort();
    expect(await sweep(parent.path)).toEqual({ problems: [], left: before });

    // A link inside a folder of ours is as young as this test: seen from next year it is old.
    await keep(place("pr-subagents-Inner1"), { days: 90 });
    await symlink(elsewhere.path, place("pr-subagents-Inner1/transcripts/subagents"));
    await sweepSessionFolders({ parent: parent.path, current: "", days: 30, now: Date.now() + 365 * 86_400_000 });
    expect((await readdir(parent.path)).sort()).toEqual(before);
    expect((await readdir(elsewhere.path)).sort()).toEqual(["report.json", "transcripts"]);
  });

  it("gets along with another one that sweeps at the same time", async () => {
    await using parent = await temporaryFolder("sessions");
    for (const name of ["Old001", "Old002", "Old003"])
      await keep(join(parent.path, `pr-subagents-${name}`), { days: 90 });
    const both = await Promise.all([sweep(parent.path), sweep(parent.path)]);
    expect(both.map(({ problems }) => problems)).toEqual([[], []]);
    expect(await readdir(parent.path)).toEqual([]);
  });
});
