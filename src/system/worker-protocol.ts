/**
 * What the parent and its worker say to each other: one JSON value per line. The first line to the worker is its
 * configuration, then come requests; every request gets one answer with its id, in any order.
 */
import { z } from "zod/mini";

/** The operation that every worker answers as soon as it can. */
export const READY = "ready";

export const requestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ask"), id: z.int(), op: z.string(), payload: z.unknown() }),
  z.object({ kind: z.literal("cancel"), id: z.int() }),
]);
export type WorkerRequest = z.infer<typeof requestSchema>;

export const answerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("value"), id: z.int(), value: z.unknown() }),
  z.object({ kind: z.literal("error"), id: z.int(), message: z.string() }),
]);
export type WorkerAnswer = z.infer<typeof answerSchema>;
