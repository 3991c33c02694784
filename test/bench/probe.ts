/** A few lines that a measured process loads before its own code, to tell at its end what it has used. */
import { z } from "zod";

export type Consumption = { readonly peakBytes: number; readonly cpuMs: number };

/**
 * The peak is asked of the kernel's own account of this program: `maxRSS` begins with the size of whoever started it, which is
 * us. Elsewhere than on Linux there is only that.
 */
const source = `
import { readFileSync, writeSync } from "node:fs";
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  let kilobytes = maxRSS;
  try { kilobytes = Number(/^VmHWM:\\s*(\\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))[1]); } catch {}
  writeSync(3, JSON.stringify({ peakBytes: kilobytes * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
});`;

export const probe = `data:text/javascript,${encodeURIComponent(source)}`;

const schema = z.object({ peakBytes: z.number(), cpuMs: z.number() });

export function parseConsumption(text: string): Consumption {
  return schema.parse(JSON.parse(text));
}
