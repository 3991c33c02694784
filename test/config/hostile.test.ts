/** Files that were made to break a loader. Each would take minutes, gigabytes or the whole stack if nothing held it. */
import { describe, expect, it } from "vitest";
import { agentText, load } from "./builders.ts";

const identity = "name: hostile\ndescription: Tests the loader. Use when it changes.";
const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

const oversized = "the front matter is longer than 64 kB; the agent was left out";

const refused: Readonly<Record<string, readonly [text: string, reason: string]>> = {
  "a megabyte of description": [agentText(`name: m\ndescription: ${"word: ".repeat(200_000)}`), oversized],
  "ten thousand keys": [agentText(`${identity}\n${many(10_000, (index) => `key${index}: 1`)}`), oversized],
  "a field forty thousand times": [agentText(`${identity}\n${many(40_000, () => "tools: Read")}`), oversized],
  "NUL bytes": [agentText(`${identity}\ntools: Re\0ad`), "not a text file in UTF-8"],
  "UTF-16": [Buffer.from(agentText(identity), "utf16le").toString("utf8"), "not a text file in UTF-8"],
  "a name of control characters": [agentText('name: "a\\u0007b"\ndescription: d'), "invisible or control characters"],
  "a name in two lines": [agentText('name: "a\\nb"\ndescription: d'), "invisible or control characters"],
  "a name that runs backwards": [agentText("name: \u202Ehsab\ndescription: d"), "invisible or control characters"],
  "a very long name": [agentText(`name: ${"n".repeat(101)}\ndescription: d`), "a name has at most 100 characters"],
  "full-width letters": [agentText("name: Ｐｌａｎ\ndescription: d"), 'the name looks like "Plan" and is not'],
  "a Greek letter": [agentText("name: Ηxρlοre\ndescription: d").replace("Η", "E"), 'the name looks like "Explore"'],
  "an accent": [agentText("name: Bàsh\ndescription: d"), 'the name looks like "Bash" and is not'],
  "digits for letters": [agentText("name: p1an\ndescription: d"), 'the name looks like "Plan" and is not'],
  "another name of ours in Cyrillic": [agentText("name: gеneral\ndescription: d"), 'looks like "general-purpose"'],
  "main in Cyrillic": [agentText("name: mаin\ndescription: d"), 'the name looks like "main" and is not'],
};

const loaded: Readonly<Record<string, readonly [text: string, tools: "all" | readonly string[]]>> = {
  "lone carriage returns": [agentText(`${identity}\ntools: Read`).replaceAll("\n", "\r"), ["Read"]],
  "brackets without end": [agentText(`${identity}\ntools: Read\nextra: ${"[".repeat(30_000)}`), ["Read"]],
  "brackets in the list of tools": [agentText(`${identity}\ntools: ${"[".repeat(30_000)}`), ["Read", "Glob", "Grep"]],
  "items within items": [agentText(`${identity}\ntools: Read\nextra:\n  ${"- ".repeat(20_000)}x`), ["Read"]],
  "mappings within mappings": [
    agentText(`${identity}\ntools: Read\nextra:\n${many(300, (index) => `${" ".repeat(index + 1)}a:`)}`),
    ["Read"],
  ],
  "thousands of aliases": [
    agentText(`${identity}\n${many(1_500, (index) => `k${index}: &a${index} x\nl${index}: *a${index}`)}\ntools: Read`),
    ["Read"],
  ],
  "a field four thousand times": [agentText(`${identity}\n${many(4_000, () => "tools: Read")}`), ["Read"]],
  "two thousand spellings of a field": [
    agentText(`${identity}\n${many(2_000, (index) => `t${"-".repeat(index % 7)}ools${"_".repeat(index % 5)}: Read`)}`),
    ["Read"],
  ],
  "a list of tools of sixty thousand characters": [
    agentText(`${identity}\ntools: ${"Read, ".repeat(9_000)}Grep`),
    [...Array(9_000).fill("Read"), "Grep"],
  ],
  "quotes without end": [agentText(`${identity}\ntools: Read\nnote: ${"'".repeat(50_001)}`), ["Read"]],
  "blank lines without end": [`${"\n".repeat(200_000)}${agentText(`${identity}\ntools: Read`)}`, ["Read"]],
  "comments without end": [`${"<!-- -->\n".repeat(50_000)}${agentText(`${identity}\ntools: Read`)}`, ["Read"]],
  "a tag that names code": [agentText(`${identity}\ntools: !!js/function "Read"`), ["Read"]],
  "a key that is a list": [agentText(`${identity}\n? [tools]\n: Bash`), ["Read", "Glob", "Grep"]],
  "a key by an alias": [agentText(`${identity}\nnote: &t tools\n*t : Read`), ["Read", "Glob", "Grep"]],
};

describe("a file made to break the loader", () => {
  it.each(Object.entries(refused))("is refused with a reason: %s", async (_, [text, reason]) => {
    const { agents, problems } = await load({ "hostile.md": text });
    expect(agents.some(({ source }) => source.kind === "project")).toBe(false);
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: "error", message: expect.stringContaining(reason) }),
    );
  });

  it.each(Object.entries(loaded))("is loaded with no more than it names: %s", async (_, [text, tools]) => {
    const { agents } = await load({ "hostile.md": text });
    const agent = agents.find(({ source }) => source.kind === "project");
    expect(agent?.name).toBe("hostile");
    expect(agent?.tools).toEqual(tools);
  });

  it.each([
    ["brackets without end", "it is nested too deeply"],
    ["items within items", "it is nested too deeply"],
    ["thousands of aliases", "it has too many anchors and aliases"],
  ])("is not given to a parser that it could hold up: %s", async (name, reason) => {
    const [text = ""] = loaded[name] ?? [];
    const { problems } = await load({ "hostile.md": text });
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(reason));
  });

  it("never reaches the prototype of anything", async () => {
    const { agents } = await load({
      "p.md": agentText("name: __proto__\ndescription: d\n__proto__: { polluted: yes }"),
    });
    expect(agents.find(({ source }) => source.kind === "project")?.name).toBe("__proto__");
    expect({}).not.toHaveProperty("polluted");
  });

  it("is loaded with a warning where some bytes are not UTF-8", async () => {
    const text = Buffer.from(agentText("name: latin\ndescription: Pr\xFCft. Use when asked."), "latin1").toString(
      "utf8",
    );
    const { agents, problems } = await load({ "latin.md": text });
    expect(agents.some(({ name }) => name === "latin")).toBe(true);
    expect(problems).toContainEqual(
      expect.objectContaining({ line: 3, message: expect.stringContaining("some bytes are not UTF-8") }),
    );
  });

  it("may have a prompt of fifty kilobytes", async () => {
    const prompt = "Look at every line.\n".repeat(2_500).trim();
    const { agents } = await load({ "long.md": agentText("name: long\ndescription: d", prompt) });
    expect(agents.find(({ name }) => name === "long")?.prompt).toBe(prompt);
  });

  it("does not hide the others", async () => {
    const { agents } = await load({
      "a.md": agentText("name: before\ndescription: d"),
      "b.md": agentText(`${identity}\nextra: ${"[".repeat(100_000)}`),
      "c.md": agentText("name: behind\ndescription: d"),
    });
    expect(agents.filter(({ source }) => source.kind === "project").map(({ name }) => name)).toEqual([
      "before",
      "behind",
    ]);
  });
});
