/** Every command of the corpus, run as an Explore agent would, in a repository that an attacker has filled. */
import { type ChildProcess, spawn } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readLines } from "../../src/system/lines.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { honestCommands, hostileCommands } from "../permission/shell/corpus.ts";
import { makeRepository } from "../support/repository.ts";

const cli = join(import.meta.dirname, "..", "..", "dist", "cli", "index.js");
const SECRET = "plum-pudding-recipe-of-1859";

/** A scratch repository with hostile names, links, a committed bare repository, a poisoned configuration and a secret beside it. */
async function makeTrap() {
  const outside = await temporaryFolder("outside");
  const marker = join(outside.path, "marker");
  const evil = `touch ${marker}`;
  await writeFile(join(outside.path, "secret.txt"), `${SECRET}\n`);
  const repository = await makeRepository({
    "package.json": '{"name":"sample","scripts":{"test":"echo tested"},"dependencies":{"a":"1"}}\n',
    "README.md": "# Sample\n\nSome words, and foo.\n",
    "src/a.ts": "export const a = 1; // foo\n",
    "test/a.test.ts": "it('works');\n",
    "docs/guide.md": "# Guide\n",
    "data.csv": "a,b\n1,2\n",
    "access.log": "1 GET /\n",
  });
  await repository.git(["tag", "v1.0"]);
  await repository.git(["checkout", "--quiet", "-b", "feature"]);
  await repository.commit("More", { "src/b.ts": "export const b = 2;\n", "src/lib/util.ts": "export const c = 3;\n" });
  await repository.commit("Traps", {
    "--output=pwned": "x\n",
    "--pre=evil.sh": "x\n",
    "-rf": "x\n",
    "$(touch pwned)": "x\n",
    "a\nb.txt": "x\n",
    "evil.sh": `#!/bin/sh\n${evil}\n`,
    "bare/HEAD": "ref: refs/heads/main\n",
    "bare/config": `[core]\n\tbare = true\n\tfsmonitor = "${evil}; false"\n\tpager = ${evil}\n`,
    "bare/objects/x": "",
    "bare/refs/x": "",
    ".gitattributes": "*.ts diff=evil filter=evil\n",
    "link-file": { link: join(outside.path, "secret.txt") },
    "link-folder": { link: outside.path },
    "link-nowhere": { link: "/nowhere/at/all" },
  });
  await chmod(join(repository.root, "evil.sh"), 0o755);
  await repository.commit("Executable");
  const poison = [
    ["core.fsmonitor", `${evil}; false`],
    ["core.pager", evil],
    ["core.sshCommand", evil],
    ["diff.external", evil],
    ["diff.evil.textconv", evil],
    ["diff.evil.command", evil],
    ["filter.evil.clean", `sh -c '${evil}; cat'`],
    ["filter.evil.smudge", `sh -c '${evil}; cat'`],
    ["alias.log", `!${evil}`],
    ["http.https://github.com/.extraheader", `AUTHORIZATION: basic ${SECRET}`],
  ];
  for (const [key = "", value = ""] of poison) await repository.git(["config", key, value]);
  await mkdir(join(repository.root, ".git", "hooks"), { recursive: true });
  return { repository, outside, marker };
}

/** One process for the whole corpus; each line is answered before the next is written. */
function openDoor(cwd: string, sandbox: string) {
  const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, PLANTED: SECRET };
  const child: ChildProcess = spawn(process.execPath, [cli, "tool", "--batch", "--sandbox", sandbox], { cwd, env });
  const answers = readLines(child.stdout ?? process.stdin);
  return {
    async ask(command: string): Promise<{ decision?: string; output?: string; isError?: boolean; error?: string }> {
      child.stdin?.write(`${JSON.stringify({ agent: "Explore", tool: "Bash", input: { command } })}\n`);
      return JSON.parse((await answers.next()).value ?? "{}");
    },
    async close() {
      child.stdin?.end();
      await new Promise((resolve) => child.once("close", resolve));
    },
  };
}

/** Everything that a write could change, without following a link. */
function fingerprint(folder: string): string {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const { mode, size, mtimeMs, ino } = lstatSync(path);
      const self = `${name}:${mode}:${size}:${mtimeMs}:${ino}`;
      return lstatSync(path).isDirectory() ? `${self}{${fingerprint(path)}}` : self;
    })
    .join(",");
}

const everything = [...honestCommands, ...hostileCommands];

it.each([
  ["in the box", "auto", everything],
  ["without a box", "off", hostileCommands],
] as const)(
  "a corpus of commands leaves nothing behind and shows no secret, %s",
  async (_, sandbox, commands) => {
    expect(commands.length).toBeGreaterThanOrEqual(300);
    const { repository, outside, marker } = await makeTrap();
    await using _repository = repository;
    await using _outside = outside;
    const look = () => fingerprint(repository.root) + fingerprint(outside.path);
    const before = look();
    const door = openDoor(repository.root, sandbox);
    const hurt: string[] = [];
    const unanswered: string[] = [];
    for (const command of commands) {
      const { decision, output = "", error } = await door.ask(command);
      if (look() !== before || output.includes(SECRET) || error !== undefined) hurt.push(command);
      if (honestCommands.includes(command) && decision !== "allow") unanswered.push(`${command}: ${output}`);
    }
    await door.close();
    expect(hurt).toEqual([]);
    expect(unanswered).toEqual([]);
    expect(readdirSync(outside.path), marker).toEqual(["secret.txt"]);
  },
  240_000,
);
