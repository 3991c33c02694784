/** Who somebody is and what they may do. A workflow's token is an app's: it may ask GraphQL who it is, but not `GET /user`. */
import { type Answer, notForIntegrations, ok, refusal } from "./answer.ts";
import type { Call } from "./route.ts";
import { user } from "./shapes.ts";
import type { Role } from "./state.ts";

export function authenticatedUser(): Answer {
  return notForIntegrations;
}

/** The older field knows four words only. */
const permissions: Readonly<Record<Role, string>> = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
};

export function permission({ state, parameter }: Call): Answer {
  const login = parameter("username");
  const role = state.collaborators[login];
  if (login.endsWith("[bot]") && !role) return refusal(404, `${login} is not a user`);
  const shape = { ...user(state, login), role_name: role ?? "read" };
  return ok({ permission: role ? permissions[role] : "read", role_name: role ?? "read", user: shape });
}

/** Of GraphQL, the one question that the product asks. */
export function graphql({ state, body }: Call): Answer {
  const query = typeof body === "object" && body !== null && "query" in body ? String(body.query) : "";
  const fields = /^\s*(?:query\s*)?\{\s*viewer\s*\{([\w\s,]+)\}\s*\}\s*$/.exec(query)?.[1]?.match(/\w+/g);
  if (!fields) return ok({ errors: [{ message: "This simulator knows `viewer` only.", type: "undefinedField" }] });
  const viewer: Readonly<Record<string, unknown>> = { __typename: "User", ...state.viewer };
  const unknown = fields.filter((field) => !(field in viewer));
  if (unknown.length > 0) {
    const message = (field: string) => `Field '${field}' doesn't exist on type 'User'`;
    return ok({ errors: unknown.map((field) => ({ message: message(field), type: "undefinedField" })) });
  }
  return ok({ data: { viewer: Object.fromEntries(fields.map((field) => [field, viewer[field]])) } });
}
