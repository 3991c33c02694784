/** How the readers of a command say no: they throw, and `readCommand` turns it into a refusal. Nothing else catches it. */

/** No `Error`: a refusal is an answer, and nobody reads where it was thrown. To write that down takes longer than to judge. */
export class NotReadOnly {
  readonly word: string;
  readonly message: string;

  constructor(word: string, message: string) {
    this.word = word;
    this.message = message;
  }
}

/** `reason` is a sentence for the model, and ends with what to use instead. */
export function refuse(word: string, reason: string): never {
  throw new NotReadOnly(word, reason);
}
