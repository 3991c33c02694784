/** The operations of the worker: what the parent may ask, and the form of every answer. Both sides parse what they receive. */
import { z } from "zod/mini";
import type { Subject } from "../permission/decision.ts";
import type { ToolOutput } from "./tool.ts";

const commitName = z.string().check(z.regex(/^[0-9a-f]{40,64}$/));

/** The first line that a worker reads. It holds no secret. */
export const workerConfigurationSchema = z.object({
  tree: z.object({ root: z.string(), gitDir: z.string() }),
  commits: z.object({ base: commitName, mergeBase: commitName, head: commitName }),
  /** `none`: the tree holds tracked files only, so that nobody needs to look for others. */
  untracked: z._default(z.enum(["none", "possible"]), "possible"),
  /** `write`: a view of the tree that its tools may change. */
  access: z._default(z.enum(["read", "write"]), "read"),
});

/** `withheld`: files of the tree that a rule forbids to read, by their exact paths from the root; searches pass over them. */
export const toolCallSchema = z.object({
  tool: z.string(),
  input: z.unknown(),
  withheld: z._default(z.array(z.string()), []),
  /** How a command runs: the gate's decision. */
  engine: z.exactOptional(z.enum(["argv", "shell"])),
});

/** Tools of the worker touch paths and nothing else. */
export const subjectsSchema: z.ZodMiniType<readonly Subject[]> = z.array(
  z.object({
    kind: z.literal("path"),
    path: z.string(),
    access: z.enum(["read", "search", "write"]),
    inside: z.boolean(),
    named: z.exactOptional(z.string()),
  }),
);

export const toolOutputSchema: z.ZodMiniType<ToolOutput> = z.object({
  text: z.string(),
  isError: z.boolean(),
  forbidden: z.exactOptional(z.boolean()),
  images: z.exactOptional(z.array(z.object({ mediaType: z.string(), base64: z.string() }))),
  shown: z._default(z.array(z.string()), []),
});

/** Which line of the tree does somebody quote? */
export const locateRequestSchema = z.object({
  path: z.string().check(z.minLength(1)),
  line: z.optional(z.int().check(z.minimum(1))),
  quote: z.string(),
});
export type LocateRequest = z.infer<typeof locateRequestSchema>;

export const locateAnswerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("missing-file") }),
  z.object({ kind: z.literal("outside") }),
  /** `path` is the file's own, relative to the root; `exact`: at the given line. */
  z.object({ kind: z.literal("found"), path: z.string(), line: z.int(), text: z.string(), exact: z.boolean() }),
  /** `nearest`: what stands at the given line instead. */
  z.object({ kind: z.literal("not-found"), path: z.string(), nearest: z.optional(z.string()) }),
]);
export type LocateAnswer = z.infer<typeof locateAnswerSchema>;

/** The command of a hook; it runs only in a worker whose tree may be written. */
export const hookCommandSchema = z.object({
  command: z.union([z.object({ shell: z.string() }), z.object({ argv: z.array(z.string()).check(z.minLength(1)) })]),
  /** Where the team's scripts lie. */
  cwd: z.string(),
  stdin: z.string(),
  timeoutMs: z.number().check(z.positive()),
  maxBytes: z.number().check(z.positive()),
  /** Added to the clean environment of the worker. */
  env: z.record(z.string(), z.string()),
});
export type HookCommand = z.infer<typeof hookCommandSchema>;

export const commandResultSchema = z.object({
  code: z.exactOptional(z.number()),
  stdout: z.string(),
  stderr: z.string(),
  timedOut: z.boolean(),
  truncated: z.boolean(),
  failedToStart: z.exactOptional(z.string()),
});
export type CommandResult = z.infer<typeof commandResultSchema>;
