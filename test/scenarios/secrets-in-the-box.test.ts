import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { sandboxes } from "../support/sandboxes.ts";
import { answersTo, delegate, done, openScenario, plainChange, type Scenario, script } from "../support/scenario.ts";

/** No shape that redaction knows: whatever keeps them back here, it is not redaction. */
const secretOf = (place: string) => `plum-pudding-of-the-${place}`;
const places = ["variable", "runner-token", "git-config", "home", "runner-temp", "runner-files"] as const;

/** What a hostile pull request would have its own tests do. The names of the secrets do not stand in it. */
const dump = `
echo "== environment"; env; export -p
echo "== processes"; cat /proc/*/environ /proc/*/cmdline /proc/*/mounts 2>/dev/null | tr '\\0' '\\n'
echo "== git"; cat .git/config "$(git rev-parse --git-common-dir)/config"; git config --list --show-origin
echo "== machine"; whoami; ls -la / /home/* /root /tmp "$HOME" "$PWD/.." 2>/dev/null
find / \\( -path /usr -o -path /proc -o -path /dev \\) -prune -o -type f -size -64k -print0 2>/dev/null > /tmp/list
echo "== files: $(tr -dc '\\0' < /tmp/list | wc -c)"
xargs -0 grep -lis "plum[-]pudding" < /tmp/list || echo "no file has it"
`;

type Machine = AsyncDisposable & { readonly environment: Readonly<Record<string, string>> };

/** A runner as workflows leave it behind: secrets in the environment, at home, in its folders and in the checkout. */
async function plantSecrets({ repository }: Scenario): Promise<Machine> {
  const folder = await temporaryFolder("machine");
  const [home, temp] = [join(folder.path, "home"), join(folder.path, "temp")];
  await mkdir(join(home, ".config"), { recursive: true });
  await mkdir(join(temp, "_runner_file_commands"), { recursive: true });
  await writeFile(join(home, ".npmrc"), `//registry.example/:_authToken=${secretOf("home")}\n`);
  await writeFile(join(home, ".config", "token"), secretOf("home"));
  await writeFile(join(temp, "credentials.json"), JSON.stringify({ token: secretOf("runner-temp") }));
  await writeFile(join(temp, "_runner_file_commands", "set_env"), `TOKEN=${secretOf("runner-files")}\n`);
  const header = `AUTHORIZATION: basic ${secretOf("git-config")}`;
  await repository.git(["config", "http.https://github.com/.extraheader", header]);
  const environment = {
    // The system's programs only: what lies beside others is the box's own test.
    PATH: "/usr/local/bin:/usr/bin:/bin",
    HOME: home,
    RUNNER_TEMP: temp,
    GITHUB_ENV: join(temp, "_runner_file_commands", "set_env"),
    DEPLOY_KEY: secretOf("variable"),
    ACTIONS_RUNTIME_TOKEN: secretOf("runner-token"),
  };
  return { environment, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

/** Everything that leaves the machine, or stays on it for people to read. */
async function everythingShown(scenario: Scenario, inputs: Readonly<Record<string, string>>): Promise<string> {
  await using machine = await plantSecrets(scenario);
  const { log, summary, transcripts, reportText } = await scenario.run({ inputs, environment: machine.environment });
  expect(transcripts, log).not.toBe("");
  const { requests } = scenario.api;
  const sent = JSON.stringify([requests.map(({ body }) => body), scenario.github.state.comments]);
  return [sent, log, summary, transcripts, reportText].join("\n");
}

const bash = (command: string) => answer(call("Bash", { command }));

describe.each((await sandboxes()).slice(0, 1))("in a box (%s)", () => {
  it("an agent that may run anything, and prints everything it can reach, finds none of the machine's secrets", async () => {
    await using scenario = await openScenario({
      change: { ...plainChange, "dump.sh": dump },
      model: script({
        main: [answer(delegate("dump", "Bash")), done("Seen.")],
        agents: { dump: [bash("bash dump.sh"), bash("env"), bash("cat .git/config"), done("Nothing.")] },
      }),
    });
    const shown = await everythingShown(scenario, { "allowed-tools": "Bash" });
    const [dumped = "", environment = ""] = answersTo(scenario.api, "dump");
    for (const place of places) expect(shown).not.toContain(secretOf(place));
    // It did look: the commands ran, and there was something to see.
    expect(dumped).toMatch(
      /== environment\n[\s\S]*PATH=[\s\S]*== processes\n[\s\S]*dump\.sh[\s\S]*== git\n[\s\S]*core\.bare/,
    );
    expect(dumped).toMatch(/== files: [1-9]\d*\nno file has it$/);
    expect(environment).toContain("PATH=");
  });
});

it("an agent that only reads finds none of them, with a box or without", async () => {
  const commands = ["env", "cat /proc/self/environ", "cat .git/config", "git config --list", "cat ../*/home/.npmrc"];
  await using scenario = await openScenario({
    model: script({
      main: [answer(delegate("look", "Explore")), done("Seen.")],
      agents: {
        look: [
          answer(
            ...commands.map((command) => call("Bash", { command })),
            ...["/proc/self/environ", ".git/config"].map((file) => call("Read", { file_path: file })),
            call("Grep", { pattern: "plum.pudding", path: "/" }),
          ),
          done("Nothing."),
        ],
      },
    }),
  });
  const shown = await everythingShown(scenario, { sandbox: "off" });
  for (const place of places) expect(shown).not.toContain(secretOf(place));
  expect(answersTo(scenario.api, "look")).toHaveLength(8);
});
