/** Who we are on this machine. A container may run us under a number that has no account: nothing here asks for one. */
import { homedir } from "node:os";

export type User = { readonly uid: number; readonly gid: number };

export function currentUser(): User {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/** Empty where there is none. */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return "";
  }
}
