/** Whether a description tells a main agent when to delegate. It is the only thing that it sees of an agent. */

const MIN_LENGTH = 30;
const TRIGGER = /\b(?:when|whenever|if|after|before|for|proactively|must be used|use (?:this|it|to|in|on))\b/i;
const EMPTY_PHRASE =
  /\b(?:when|as|where) (?:needed|necessary|appropriate)\b|\bvarious tasks\b|\bperforms? operations\b/i;

/** What is too vague about it; nothing where it can be delegated to. */
export function vagueness(description: string): string | undefined {
  const words = description.replaceAll(/\s+/g, " ").trim();
  if (words.length < MIN_LENGTH)
    return "the description is very short: say what the agent does, when to use it, and what it leaves alone";
  if (!TRIGGER.test(words.replaceAll(new RegExp(EMPTY_PHRASE, "gi"), ""))) {
    return 'the description does not say when to use the agent: add the situations ("Use when …")';
  }
  return undefined;
}
