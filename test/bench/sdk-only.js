/** The least that any program on the Anthropic SDK does: load it, and stream one answer. Bundled at bench time, as we are. */
import Anthropic from "@anthropic-ai/sdk";

const client = new Anthropic({ logLevel: "off" });
const stream = await client.messages.create({
  model: "claude-sonnet-5-5",
  max_tokens: 1000,
  stream: true,
  messages: [{ role: "user", content: "Say a word." }],
});
for await (const _ of stream);
