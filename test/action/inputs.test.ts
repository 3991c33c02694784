import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inputSchema, readInputs } from "../../src/action/inputs.ts";
import { outputNames } from "../../src/surface.ts";
import { renderInputsTable } from "../support/readme.ts";

const root = join(import.meta.dirname, "..", "..");
const action = parse(readFileSync(join(root, "action.yml"), "utf8"));

describe("the inputs", () => {
  it("are the same in action.yml, in the schema and in the README's table", () => {
    expect(Object.keys(inputSchema.shape)).toEqual(Object.keys(action.inputs));
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(renderInputsTable(action));
  });

  it("have the same defaults in action.yml and in the schema", () => {
    const parsed: Record<string, unknown> = inputSchema.parse({ "github-token": "t" });
    for (const [name, { default: given }] of Object.entries<{ default?: string }>(action.inputs)) {
      if (given !== undefined && name !== "github-token") expect([name, String(parsed[name])]).toEqual([name, given]);
    }
  });

  it("and outputs: action.yml declares exactly those that are set", () => {
    expect(Object.keys(action.outputs)).toEqual([...outputNames]);
  });

  it("are read from the runner's variables, an empty one counting as not given", () => {
    const inputs = readInputs({
      "INPUT_GITHUB-TOKEN": "t",
      "INPUT_MAX-COST": " 2.5 ",
      INPUT_MODEL: "",
      "INPUT_PR-NUMBER": "17",
    });
    expect(inputs).toMatchObject({
      "github-token": "t",
      "max-cost": 2.5,
      model: "sonnet",
      "pr-number": 17,
      "max-turns": 200,
    });
  });

  it("that cannot be used are all told at once, with what to do", () => {
    const environment = {
      "INPUT_MAX-COST": "much",
      "INPUT_PR-NUMBER": "1.5",
      INPUT_GITHUB_TOKEN: "t",
      INPUT_COLOUR: "x",
      "INPUT_COMMENT-KEY": "a b",
    };
    const told = () => readInputs(environment);
    expect(told).toThrow(/"max-cost" must be a number of dollars/);
    expect(told).toThrow(/"pr-number" must be the number of a pull request, without a fraction/);
    expect(told).toThrow(/"github-token" is missing/);
    expect(told).toThrow(/"github_token" is not an input \(did you mean "github-token"\?\)/);
    expect(told).toThrow(/"colour" is not an input \(there are: anthropic-api-key, /);
    expect(told).toThrow(/"comment-key" may have small letters/);
    expect(told).toThrow(/Mend them under `with:` in the workflow/);
  });
});
