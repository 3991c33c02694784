/** What each model refuses, whoever asks: one row per feature, with how it is asked for and what the API says about it. */
import type { Feature, SimulatedModel } from "./models.ts";
import type { MessagesRequest } from "./request.ts";

type FeatureRow = { readonly asked: (request: MessagesRequest) => boolean; readonly refusal: string };

const features: Record<Feature, FeatureRow> = {
  prefill: {
    asked: (request) => request.messages.at(-1)?.role === "assistant",
    refusal:
      "messages: the conversation must end with a user message; prefilling the assistant's answer is not supported",
  },
  budget: {
    asked: (request) => request.thinking?.type === "enabled",
    refusal: "thinking.type: `enabled` with a budget is not supported; use `adaptive`",
  },
  adaptive: {
    asked: (request) => request.thinking?.type === "adaptive" || request.thinking?.type === "between_tools",
    refusal: "thinking.type: adaptive thinking is not supported",
  },
  disabled: {
    asked: (request) => request.thinking?.type === "disabled",
    refusal: "thinking.type: `disabled` is not supported",
  },
  "forced-tool": {
    asked: (request) => request.tool_choice?.type === "any" || request.tool_choice?.type === "tool",
    refusal: "tool_choice: forcing a tool with `any` or `tool` is not supported",
  },
  effort: {
    asked: (request) => request.output_config?.effort != null,
    refusal: "output_config.effort: the effort parameter is not supported",
  },
  sampling: {
    asked: ({ temperature = 1, top_p = 1, top_k }) => temperature !== 1 || top_p !== 1 || top_k !== undefined,
    refusal: "temperature, top_p, top_k: only the default values are supported",
  },
};

export function refusedFeature(request: MessagesRequest, model: SimulatedModel): string | undefined {
  const refused = model.refuses.find((feature) => features[feature].asked(request));
  return refused && `${features[refused].refusal} by ${model.id}`;
}

export function tooMuchOutput(request: MessagesRequest, model: SimulatedModel): string | undefined {
  if (request.max_tokens <= model.maxOutput) return undefined;
  return `max_tokens: ${request.max_tokens} > ${model.maxOutput}, which is the maximum for ${model.id}`;
}
