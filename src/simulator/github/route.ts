/** What a handler is given and how a path finds it. A handler answers from the state alone. */
import type { Answer } from "./answer.ts";
import type { GitHubState } from "./state.ts";

export type Call = {
  readonly state: GitHubState;
  /** The request's own address, from which links are made. */
  readonly url: URL;
  readonly body: unknown;
  readonly accept: string;
  readonly now: number;
  /** The value of a placeholder of the route, decoded. */
  readonly parameter: (name: string) => string;
};

export type Handler = (call: Call) => Answer;

export type Route = { readonly method: string; readonly pattern: RegExp; readonly handler: Handler };

/** `{name}` stands for one segment, `{name...}` for the rest of the path. */
export function route(method: string, template: string, handler: Handler): Route {
  const source = template.replace(/\{(\w+)(\.\.\.)?\}/g, (_, name, rest) => `(?<${name}>${rest ? ".+" : "[^/]+"})`);
  return { method, pattern: new RegExp(`^${source}$`), handler };
}

export function readParameter(groups: Readonly<Record<string, string>> | undefined, name: string): string {
  return decodeURIComponent(groups?.[name] ?? "");
}
