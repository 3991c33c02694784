/** The models that the simulated API serves, and what each refuses: written apart from the product's table, which it checks. */

/** `budget` is `thinking: enabled`, `disabled` is `thinking: disabled`, `sampling` a temperature, top_p or top_k of one's own. */
export type Feature = "prefill" | "budget" | "adaptive" | "disabled" | "forced-tool" | "effort" | "sampling";

export type SimulatedModel = {
  readonly id: string;
  readonly contextWindow: number;
  readonly maxOutput: number;
  /** Prefixes below this many tokens are not cached, and nobody says so. */
  readonly minimumPrefix: number;
  readonly refuses: readonly Feature[];
};

const strictest: readonly Feature[] = ["prefill", "budget", "sampling", "disabled", "forced-tool"];
const strict: readonly Feature[] = ["prefill", "budget", "sampling"];

export const simulatedModels: readonly SimulatedModel[] = [
  { id: "claude-fable-5-2", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strictest },
  { id: "claude-fable-5-1", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strictest },
  { id: "claude-opus-5-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strictest },
  { id: "claude-sonnet-5-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strictest },
  { id: "claude-haiku-5-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strict },
  { id: "claude-fable-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strict },
  { id: "claude-opus-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 512, refuses: strict },
  { id: "claude-sonnet-5", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 1_024, refuses: strict },
  { id: "claude-opus-4-8", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 1_024, refuses: strict },
  { id: "claude-opus-4-7", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 2_048, refuses: strict },
  { id: "claude-opus-4-6", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 4_096, refuses: ["prefill"] },
  { id: "claude-sonnet-4-6", contextWindow: 1_000_000, maxOutput: 128_000, minimumPrefix: 1_024, refuses: ["prefill"] },
  {
    id: "claude-haiku-4-5",
    contextWindow: 200_000,
    maxOutput: 64_000,
    minimumPrefix: 4_096,
    refuses: ["adaptive", "effort"],
  },
];

/** An id may carry its date: `claude-haiku-4-5-20251001`. Aliases such as `sonnet` are the client's matter: unknown here. */
export function findSimulatedModel(id: string): SimulatedModel | undefined {
  const undated = id.replace(/-\d{8}$/, "");
  return simulatedModels.find((model) => model.id === undated);
}
