/** The rooms that a session needs once the review is over, loaded while the models work: nothing of them stands before the first request. */
export { cleanUp } from "./clean-up.ts";
export { publish } from "./publish.ts";
export { renderAgentList } from "./report/agent-list.ts";
