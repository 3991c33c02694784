/** How the readers of a command say no: they throw, and `readCommand` turns it into a refusal. Nothing else catches it. */

export class NotReadOnly extends Error {
  readonly word: string;

  constructor(word: string, reason: string) {
    super(reason);
    this.name = "NotReadOnly";
    this.word = word;
  }
}

/** `reason` is a sentence for the model, and ends with what to use instead. */
export function refuse(word: string, reason: string): never {
  throw new NotReadOnly(word, reason);
}
