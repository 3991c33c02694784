/** All that a run has said, heard and gathered. The loop decides what happens next; this keeps the books. */
import type { Finding } from "../finding/finding.ts";
import type { Denial } from "../permission/decision.ts";
import type { RefusedFinding } from "../tools/tool.ts";
import type { AssistantBlock, CallBlock, Message, UserBlock } from "./message.ts";
import { type Outcome, UNREAD_REPORT } from "./outcome.ts";
import type { Turn } from "./turn.ts";
import { addUsage, noUsage, type Usage } from "./usage.ts";

export type Conversation = {
  messages: readonly Message[];
  /** The latest words of the agent; the report, if they were its last. */
  text: string;
  /** Words that the output limit cut off, and that the next answer continues. */
  held: string;
  cuts: number;
  nudged: boolean;
  turns: number;
  calls: number;
  usage: Usage;
  readonly findings: Finding[];
  readonly denials: Denial[];
  /** Claims that were not taken; one that is mended is gone from here. */
  refused: readonly RefusedFinding[];
  readonly abandoned: string[];
  readonly visited: Set<string>;
};

export function openConversation(): Conversation {
  return {
    messages: [],
    text: "",
    held: "",
    cuts: 0,
    nudged: false,
    turns: 0,
    calls: 0,
    usage: noUsage,
    findings: [],
    denials: [],
    refused: [],
    abandoned: [],
    visited: new Set(),
  };
}

export function addWords(conversation: Conversation, blocks: readonly UserBlock[]): void {
  conversation.messages = [...conversation.messages, { role: "user", blocks }];
}

/** Takes an answer in. One without any block leaves no message: the API accepts no empty ones. */
export function addTurn(conversation: Conversation, turn: Turn): void {
  conversation.turns += 1;
  conversation.usage = addUsage(conversation.usage, turn.usage);
  if (turn.blocks.length === 0) return;
  conversation.messages = [...conversation.messages, { role: "assistant", blocks: turn.blocks }];
  const words = textOf(turn.blocks);
  if (words.trim() !== "") conversation.text = conversation.held + words;
  // A report that was cut off and goes on after a call is still one report.
  const goesOn = conversation.held !== "" && callsOf(turn.blocks).length > 0;
  conversation.held = goesOn ? `${conversation.text}\n\n` : "";
}

export function addOutcomes(conversation: Conversation, outcomes: readonly Outcome[]): void {
  conversation.calls += outcomes.length;
  for (const outcome of outcomes) {
    conversation.findings.push(...(outcome.findings ?? []));
    if (outcome.denial) conversation.denials.push(outcome.denial);
    if (outcome.abandoned !== undefined) conversation.abandoned.push(outcome.abandoned);
    for (const path of outcome.visited ?? []) conversation.visited.add(path);
  }
  conversation.refused = openClaims(conversation.refused, outcomes);
}

/**
 * A claim that is made again settles one of an earlier turn: the same words about another file are another claim. What an
 * unread report claimed is not known, so any that can be read counts as its repetition.
 */
function openClaims(earlier: readonly RefusedFinding[], outcomes: readonly Outcome[]): readonly RefusedFinding[] {
  const refused = outcomes.flatMap((outcome) => outcome.refused ?? []);
  const claims = [...outcomes.flatMap(({ findings = [] }) => findings), ...refused];
  const readable = claims.some(({ title }) => title !== UNREAD_REPORT);
  let open = earlier.filter(({ title }) => title !== UNREAD_REPORT || !readable);
  for (const { title, path } of claims) {
    const near = open.filter((claim) => isSameFile(claim.path, path));
    const settled = near.find((claim) => claim.title === title) ?? near.find(({ untitled }) => untitled);
    open = open.filter((claim) => claim !== settled);
  }
  return [...open, ...refused];
}

/** A path that was not there is often the right one with too many folders in front, or too few; or was left out. */
function isSameFile(claimed: string, named: string): boolean {
  return claimed === "" || `/${claimed}`.endsWith(`/${named}`) || `/${named}`.endsWith(`/${claimed}`);
}

export function callsOf(blocks: readonly AssistantBlock[]): readonly CallBlock[] {
  return blocks.filter((block) => block.type === "call");
}

export function textOf(blocks: readonly AssistantBlock[]): string {
  return blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n\n");
}
