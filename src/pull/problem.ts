/** The user's failure: a sentence that says what is wrong and what to do. It is shown as it stands, without a stack. */

export class InputProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "InputProblem";
  }
}

/** Whatever was thrown, as words. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
