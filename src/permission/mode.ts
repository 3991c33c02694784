/** Permission modes, strictest first, and the compact permission map of an agent file. */

export const permissionModes = ["plan", "dontAsk", "default", "acceptEdits", "bypassPermissions"] as const;
export type PermissionMode = (typeof permissionModes)[number];

export const planModeBehaviors = ["inherit", "ignore", "force"] as const;
export type PlanModeBehavior = (typeof planModeBehaviors)[number];

export const permissionActions = ["allow", "ask", "deny"] as const;
export type PermissionAction = (typeof permissionActions)[number];

/** One line of a compact map; without a pattern it speaks of the whole tool, `*` of every tool. */
export type PermissionEntry = { readonly tool: string; readonly pattern?: string; readonly action: PermissionAction };
