/** Signs thinking blocks. A signature holds for one model and one text, and needs no memory: it outlives the server, as the real one does. */
import { createHash } from "node:crypto";

export function signThinking(model: string, thinking: string): string {
  return `sig_${digest(`thinking\n${model}\n${thinking}`)}`;
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 32);
}
