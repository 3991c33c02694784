/** The rooms that a session needs once GitHub has answered. They are loaded while it answers: that is time nobody else uses. */
export { connectAnthropic } from "./model/anthropic.ts";
export { withOwnModels } from "./model/own-models.ts";
export { review } from "./review.ts";
