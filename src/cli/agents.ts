/** `agents`: what would be loaded here, from where, and what is wrong with it. Asks no model and costs nothing. */
import { homedir } from "node:os";
import { join } from "node:path";
import type { AgentListing } from "../agent/listing.ts";
import { defangLog } from "../boundary/print.ts";
import { filesFromFolder } from "../config/folder.ts";
import { listCatalog } from "../config/listing.ts";
import { type AgentSources, loadCatalog } from "../config/sources.ts";
import { openCheckout } from "../git/repository.ts";
import { resolveModel } from "../model/models.ts";
import { withOwnModels } from "../model/own-models.ts";
import { printAgentList } from "../report/agent-list.ts";
import { workToolNames } from "../tools/list.ts";
import type { Command } from "./options.ts";
import type { ReviewHouse } from "./review.ts";

export async function agents(command: Command & { kind: "agents" }, house: ReviewHouse): Promise<number> {
  const root = (await openCheckout(house.folder).catch(() => undefined))?.root ?? house.folder;
  const catalog = await loadCatalog({
    builtIns: house.agentsFolder,
    team: filesFromFolder(root),
    ...localSources(command, house),
  });
  const table = withOwnModels(command.models);
  const listing = listCatalog(catalog, { tools: workToolNames, resolveModel: (name) => resolveModel(name, table)?.id });
  house.streams.out(command.json ? JSON.stringify(listing, null, 2) : defangLog(printAgentList(listing)));
  return command.check && hasErrors(listing) ? 1 : 0;
}

/** On a terminal the user's own agents count as well. */
export function localSources(
  given: Pick<AgentSources, "plugins" | "flag" | "policy">,
  { environment }: ReviewHouse,
): Omit<AgentSources, "builtIns" | "team"> {
  const { plugins, flag, policy } = given;
  const entrypoint = environment["CLAUDE_CODE_ENTRYPOINT"];
  return {
    user: join(environment["HOME"] ?? homedir(), ".claude"),
    ...(plugins && { plugins }),
    ...(flag !== undefined && { flag }),
    ...(policy !== undefined && { policy }),
    ...(entrypoint !== undefined && { entrypoint }),
  };
}

function hasErrors({ problems }: AgentListing): boolean {
  return problems.some(({ severity }) => severity === "error");
}
