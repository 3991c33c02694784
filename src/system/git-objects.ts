/**
 * Git's objects through one process that stays: asking costs a line, not a start. Answers come in the order of the questions;
 * a process that ends early rejects all that is still open.
 */
import { spawn } from "node:child_process";
import { gitEnvironment, type Repository } from "./git.ts";
import { killGroup, ownGroup } from "./process.ts";

export type GitObject = {
  readonly id: string;
  readonly type: string /** At most as much as was asked for. */;
  readonly content: Buffer;
};

export type GitObjects = Disposable & {
  /** Nothing where there is no such object. Names are ours: an id, or a commit's id with `^{tree}`. */
  readonly read: (name: string) => Promise<GitObject | undefined>;
};

type Open = { readonly resolve: (object: GitObject | undefined) => void; readonly reject: (error: Error) => void };

export function openGitObjects(repository: Repository, maxBytes: number): GitObjects {
  const env = { ...gitEnvironment(repository, {}) };
  const child = spawn("git", ["cat-file", "--batch"], {
    cwd: repository.root,
    env,
    stdio: ["pipe", "pipe", "ignore"],
    ...ownGroup,
  });
  const open: Open[] = [];
  let ended: Error | undefined;
  const end = (cause: string): void => {
    ended ??= new Error(`git cat-file ${cause}.`);
    for (const { reject } of open.splice(0)) reject(ended);
  };
  const take = readAnswers(maxBytes, (object) => open.shift()?.resolve(object));
  child.stdout.on("data", take);
  child.stdin.on("error", () => undefined);
  child.on("error", (error) => end(`could not be started: ${error.message}`));
  child.on("close", () => end("has ended"));
  // Whoever forgets to ask is not kept waiting for by it.
  child.unref();
  return {
    read(name) {
      if (ended) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        open.push({ resolve, reject });
        child.stdin.write(`${name}\n`);
      });
    },
    [Symbol.dispose]: () => killGroup(child),
  };
}

/** `id type size`, the content and a newline; or `name missing`. What is beyond the limit is passed over. */
function readAnswers(maxBytes: number, give: (object: GitObject | undefined) => void): (chunk: Buffer) => void {
  let header = "";
  let current:
    | { readonly id: string; readonly type: string; readonly parts: Buffer[]; kept: number; left: number }
    | undefined;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (!current) {
        const newline = chunk.indexOf(10, at);
        header += chunk.toString("latin1", at, newline < 0 ? chunk.length : newline);
        if (newline < 0) return;
        at = newline + 1;
        const [id = "", type = "", size] = header.split(" ");
        header = "";
        if (size === undefined) give(undefined);
        else current = { id, type, parts: [], kept: 0, left: Number(size) + 1 };
        continue;
      }
      const part = chunk.subarray(at, at + current.left);
      at += part.length;
      current.left -= part.length;
      if (current.kept <= maxBytes) current.parts.push(part);
      current.kept += part.length;
      if (current.left > 0) continue;
      // The last byte is the newline that git adds.
      const content = Buffer.concat(current.parts).subarray(0, Math.min(current.kept - 1, maxBytes + 1));
      give({ id: current.id, type: current.type, content: Buffer.from(content) });
      current = undefined;
    }
  };
}
