import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "src");

/** Who may import whom. `ports` are the files at the top of `src/` that only declare what the doors hand in. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  pull: [],
  boundary: [],
  system: ["pull"],
  permission: ["pull"],
  finding: ["pull", "permission"],
  tools: ["permission", "finding", "pull", "boundary", "system"],
  agent: ["tools", "finding", "permission", "pull", "boundary"],
  action: ["agent", "permission", "pull", "boundary", "surface.ts"],
  github: ["agent", "pull", "boundary"],
  git: ["agent", "pull", "boundary", "system"],
  hooks: ["agent", "permission", "pull", "boundary"],
  config: ["agent", "permission", "pull", "boundary"],
  model: ["agent", "pull", "boundary"],
  report: ["agent", "finding", "permission", "pull", "boundary"],
  transcript: ["agent", "pull", "boundary"],
  simulator: [],
};

/** The tellers of the story, from the doors inward: they may use every room, and one another in this order. */
const story = [
  "main.ts",
  "cli.ts",
  "worker.ts",
  "cli",
  "session.ts",
  "review.ts",
  "crew.ts",
  "floor.ts",
  "rights.ts",
  "enforcement.ts",
  "team-hooks.ts",
  "workshop.ts",
  "annex.ts",
  "notices.ts",
  "afterwards.ts",
  "clean-up.ts",
  "publish.ts",
  "house.ts",
  "conclusion.ts",
  "own-files.ts",
  "surface.ts",
];
/** Only what a terminal starts may know the simulator. */
const simulatorUsers = ["cli", "cli.ts"];

/** Each package has one room (or two, where the room says so); everything else reaches it through that room. */
const packages: Readonly<Record<string, readonly string[]>> = {
  "@actions/core": ["action"],
  "@actions/github": ["github"],
  "@octokit/core": ["github"],
  "@octokit/plugin-paginate-rest": ["github"],
  "@octokit/rest": ["github"],
  "@octokit/plugin-retry": ["github"],
  "@octokit/plugin-throttling": ["github"],
  "@anthropic-ai/sdk": ["model"],
  yaml: ["config"],
  picomatch: ["permission"],
  unbash: ["permission"],
  marked: ["report"],
  "github-markdown-css": ["report"],
  "node:child_process": ["system"],
};

type Import = { readonly from: string; readonly room: string; readonly target: string; readonly forTypes: boolean };

function listSources(): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(import type [^";]*)?(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map(([, forTypes, specifier = ""]) => {
    const target = specifier.startsWith(".")
      ? relative(root, normalize(join(root, dirname(file), specifier)))
      : specifier;
    return { from: file, room: roomOf(file), target, forTypes: forTypes !== undefined };
  });
}

/** All that a door loads, at once or later; what it knows for its types only is not loaded. */
function loadedBy(door: string): ReadonlySet<string> {
  const loaded = new Set([door]);
  for (const file of loaded) {
    for (const { target, forTypes } of importsOf(file)) if (!forTypes && sources.includes(target)) loaded.add(target);
  }
  return loaded;
}

function roomOf(file: string): string {
  return file.split("/")[0] ?? "";
}

const sources = listSources();
const imports = sources.flatMap(importsOf);

describe("the house", () => {
  it("has the files that this test looks at", () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(imports.length).toBeGreaterThan(200);
  });

  it("has no room that this table does not know", () => {
    const known = new Set([...Object.keys(rooms), ...story]);
    expect([...new Set(sources.map(roomOf))].filter((room) => !known.has(room))).toEqual([]);
  });

  it("has arrows that point inward only", () => {
    const inner = imports.filter(
      ({ room, target }) => room in rooms && sources.includes(target) && roomOf(target) !== room,
    );
    const wrong = inner.filter(({ room, target }) => !rooms[room]?.includes(roomOf(target)));
    expect(wrong).toEqual([]);
  });

  it("keeps the simulator away from the Action", () => {
    const users = imports.filter(({ target }) => roomOf(target) === "simulator").map(({ room }) => room);
    expect([...new Set(users)].filter((room) => room !== "simulator" && !simulatorUsers.includes(room))).toEqual([]);
  });

  it("keeps what opens a model's paths out of the processes that hold secrets", () => {
    const workspace = "tools/workspace.ts";
    expect(loadedBy("worker.ts")).toContain(workspace);
    for (const door of ["main.ts", "cli.ts"]) expect(loadedBy(door)).not.toContain(workspace);
  });

  it("loads the small zod, never the large one beside it", () => {
    const zods = imports.filter(({ target }) => /^zod(\/|$)/.test(target)).map(({ target }) => target);
    expect([...new Set(zods)]).toEqual(["zod/mini"]);
  });

  it("keeps each package in its room", () => {
    const wrong = imports.filter(({ room, target }) => {
      const name = Object.keys(packages).find(
        (candidate) => target === candidate || target.startsWith(`${candidate}/`),
      );
      return name !== undefined && !packages[name]?.includes(room);
    });
    expect(wrong).toEqual([]);
  });
});
