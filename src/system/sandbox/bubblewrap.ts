/**
 * The box by bubblewrap. It is started with a clean environment, because it stays in the box as its first process, where
 * everybody can read its environment and its arguments.
 */
import type { Step } from "./box.ts";

/** `modern` needs 0.8: empty folders of a bounded size, and no user namespaces inside. */
export type Edition = "modern" | "old";

const always = [
  "--unshare-all",
  "--unshare-user",
  "--die-with-parent",
  "--new-session",
  ...["--cap-drop", "ALL"],
  ...["--hostname", "box"],
];

/** The arguments before the command. */
export function bubblewrapArguments(steps: readonly Step[], root: string, edition: Edition): readonly string[] {
  return [
    ...always,
    ...(edition === "modern" ? ["--disable-userns"] : []),
    ...steps.flatMap((step) => argumentsOf(step, edition)),
    ...["--chdir", root, "--"],
  ];
}

function argumentsOf(step: Step, edition: Edition): readonly string[] {
  switch (step.kind) {
    case "bind":
      return [step.access === "read" ? "--ro-bind" : "--bind", step.from, step.at];
    case "link":
      return ["--symlink", step.to, step.at];
    case "empty":
      return [...(edition === "modern" ? ["--size", String(step.bytes)] : []), "--tmpfs", step.at];
    case "devices":
      return ["--dev", "/dev"];
    case "processes":
      return ["--proc", "/proc"];
    case "seal":
      return ["--remount-ro", step.at];
  }
}
