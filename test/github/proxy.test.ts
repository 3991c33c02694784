import { createServer } from "node:http";
import { connect as connectSocket } from "node:net";
import { expect, test, vi } from "vitest";
import { connectGitHub } from "../../src/github/client.ts";
import { proxiedFetch } from "../../src/github/proxy.ts";
import { fetchPullRequest } from "../../src/github/pull-request.ts";
import { startGitHub } from "../../src/simulator/github/server.ts";
import { makePull, name } from "../support/github.ts";

const proxy = { https_proxy: "http://proxy.example:3128" };

test.each([
  ["no proxy is set", "https://api.github.com", {}],
  ["the server is not the runner's own GitHub", "http://127.0.0.1:9", proxy],
])("where %s, requests go straight out", (_, apiUrl, environment) => {
  expect(proxiedFetch(apiUrl, environment)).toBeUndefined();
});

/** A proxy that leads every address to one port. */
async function startProxy(port: number) {
  const tunnels: string[] = [];
  const server = createServer().on("connect", (request, socket) => {
    tunnels.push(request.url ?? "");
    const target = connectSocket(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    for (const end of [target, socket]) end.on("error", () => end.destroy());
    socket.on("close", () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return { url: `http://127.0.0.1:${address.port}`, tunnels, [Symbol.dispose]: () => void server.close() };
}

test("behind a proxy, requests go through it", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  using tunnel = await startProxy(Number(new URL(github.url).port));
  const apiUrl = "http://github.invalid";
  vi.stubEnv("GITHUB_API_URL", apiUrl);
  vi.stubEnv("http_proxy", tunnel.url);
  vi.stubEnv("no_proxy", "");
  const client = connectGitHub({ token: "any", apiUrl, fetch: proxiedFetch(apiUrl, process.env) });
  expect((await fetchPullRequest(client, name)).title).toBe("Add a cache");
  expect(new Set(tunnel.tunnels)).toEqual(new Set(["github.invalid:80"]));
  vi.unstubAllEnvs();
});
