import { describe, expect, it } from "vitest";
import { readCommand } from "../../../src/permission/shell/read-command.ts";
import { confinedCommands, honestCommands, hostileCommands, refusedCommands } from "./corpus.ts";

const readingOf = (command: string) => readCommand(command).kind;

describe("the corpus of commands", () => {
  it("is large, and says nothing twice", () => {
    expect(honestCommands.length).toBeGreaterThanOrEqual(250);
    expect(hostileCommands.length).toBeGreaterThanOrEqual(150);
    expect(new Set([...honestCommands, ...hostileCommands]).size).toBe(honestCommands.length + hostileCommands.length);
  });

  it("is accepted where it is honest", () => {
    expect(honestCommands.filter((command) => readingOf(command) === "refused")).toEqual([]);
  });

  it("is refused where it would write, execute, reach out or read a secret", () => {
    expect(refusedCommands.filter((command) => readingOf(command) === "plan")).toEqual([]);
  });

  it("names every path that could lead out of the tree as a path", () => {
    const unchecked = confinedCommands.filter((command) => {
      const reading = JSON.stringify(readCommand(command));
      return !/"access":|"kind":"input","path"|"hyphen":"refused"/.test(reading);
    });
    expect(unchecked).toEqual([]);
  });

  it("tells the reason of every refusal, and what to do", () => {
    for (const command of refusedCommands) {
      const reading = readCommand(command);
      if (reading.kind === "refused") expect(reading.reason).toMatch(/^[a-z<].*[.)]$/s);
    }
  });
});
