/** How long it takes from the start of the process to the first request at the model, beside programs that do less. */
import { join } from "node:path";
import { startMessagesApi } from "../../src/simulator/messages/server.ts";
import { runProcess } from "../../src/system/process.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { done } from "../support/scenario.ts";
import { plainEnvironment, runAction, runNode } from "./action.ts";
import { median, type Row } from "./row.ts";
import { openSample } from "./sample.ts";

const ROUNDS = 9;

const program = join(import.meta.dirname, "sdk-only.js");
const bundler = join(import.meta.dirname, "..", "..", "node_modules", "@vercel", "ncc", "dist", "ncc", "cli.js");

/** Interleaved, so that what else this machine does strikes all alike. The first round warms files and this process up. */
export async function measureStart(): Promise<readonly Row[]> {
  await using folder = await temporaryFolder("bench-sdk");
  await bundleSdk(folder.path);
  await using sample = await openSample(() => done());
  await using api = await startMessagesApi(() => done());
  const env = { ...plainEnvironment, ANTHROPIC_BASE_URL: api.url, ANTHROPIC_API_KEY: "bench-key-0123456789" };
  const bare: number[] = [];
  const sdk: number[] = [];
  const main: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const empty = await runNode(["-e", "0"], { cwd: folder.path, env: plainEnvironment });
    const least = await runNode([join(folder.path, "index.js")], { cwd: folder.path, env });
    const seen = sample.api.requests.length;
    const action = await runAction(sample, "bare");
    if (round === 0) continue;
    bare.push(empty.endedAt - empty.startedAt);
    sdk.push(arrival(api.requests[round]) - least.startedAt);
    main.push(arrival(sample.api.requests[seen]) - action.startedAt);
  }
  return rows({ bare: median(bare), sdk: median(sdk), main: median(main) });
}

async function bundleSdk(folder: string): Promise<void> {
  const args = [bundler, "build", program, "-o", folder, "-q"];
  const result = await runProcess(process.execPath, args, { cwd: folder, env: plainEnvironment });
  if (result.code !== 0) throw new Error(`The SDK-only program cannot be bundled: ${result.stderr}`);
}

function arrival(request: { readonly at: number } | undefined): number {
  if (!request) throw new Error("A measured program sent no request to the model.");
  return request.at;
}

function rows({ bare, sdk, main }: Readonly<Record<"bare" | "sdk" | "main", number>>): readonly Row[] {
  return [
    { name: "start: bare node", value: bare, unit: "ms", note: `node -e 0, start to end; medians of ${ROUNDS} rounds` },
    { name: "start: SDK only", value: sdk, unit: "ms", note: "process start to first request at the model" },
    { name: "start: the Action", value: main, unit: "ms", note: "process start to first request at the model" },
    { name: "start: Action / SDK only", value: main / sdk, unit: "×", goal: { sign: "≤", than: 2.5 } },
    { name: "start: Action / bare node", value: main / bare, unit: "×" },
  ];
}
