import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { armTripwire } from "../../src/git/tripwire.ts";
import { openWriterView } from "../../src/git/writer-view.ts";
import { runProcess } from "../../src/system/process.ts";
import { type Box, furnish } from "../../src/system/sandbox/box.ts";
import { findSandbox } from "../../src/system/sandbox/sandbox.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { startWorker } from "../../src/system/worker-process.ts";
import { type Files, makeRepository, type TestRepository } from "../support/repository.ts";
import { openBox, sandboxes } from "../support/sandboxes.ts";

const never = new AbortController().signal;
const secret = "sesame-4711-open";

afterEach(() => vi.unstubAllEnvs());

/** A repository, and the box of a reader on its head. `apart`: the checkout holds other files, so the head is laid out beside it. */
async function openScene(place: "in place" | "apart", files: Files = {}) {
  await using stack = new AsyncDisposableStack();
  const repository = stack.use(await makeRepository({ "a.txt": "one\n", "folder/b.txt": "two\n", ...files }));
  await repository.commit("Second", { "a.txt": "first line\n" });
  if (place === "apart") await repository.write({ "left-behind.json": secret });
  await poison(repository);
  const tree = stack.use(
    await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"])),
  );
  expect(tree.inPlace).toBe(place === "in place");
  const { root, gitDir, objects } = tree;
  const reader: Omit<Box, "programs"> = { root, files: root, access: "read", gitDir, objects };
  const owned = stack.move();
  return { tree, reader, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** A token where actions/checkout leaves it, and commands that git would run. */
async function poison(repository: TestRepository): Promise<void> {
  await repository.git(["config", "http.https://github.com/.extraheader", `AUTHORIZATION: basic ${secret}`]);
  await repository.git([
    "config",
    "remote.origin.url",
    `https://user:${secret}@github.com/owner/name.git?token=${secret}`,
  ]);
  await repository.git(["config", "core.fsmonitor", `echo ${secret} >&2; false`]);
  await repository.git(["config", "alias.leak", `!echo ${secret}`]);
}

describe.each(await sandboxes())("a box by %s", (kind) => {
  test("uses the machine's devices and cannot change them, whoever owns them", async () => {
    await using scene = await openScene("in place");
    await using box = await openBox(kind, scene.reader);
    // The rights that it already has: should it succeed, nothing is broken.
    const line =
      "for each in null zero full random urandom; do chmod 666 /dev/$each && echo changed; done; echo x >/dev/null";
    const { code, output } = await box.run(`${line} && head -c 3 /dev/zero | wc -c`);
    expect(output).not.toContain("changed");
    expect(output).toMatch(/^3$/m);
    expect(code).toBe(0);
  });

  test.each(["in place", "apart"] as const)("of a reader has nothing that can be written to (%s)", async (place) => {
    await using scene = await openScene(place);
    await using box = await openBox(kind, scene.reader);
    const places = [
      "a.txt",
      "new",
      ".git/config",
      ".git/index",
      ".git/objects/x",
      ".git/HEAD",
      "/usr/x",
      "/x",
      "/etc/x",
    ];
    places.push("/etc/passwd", "/dev/x", join(scene.tree.gitDir, "config"));

    const tried = await box.run(
      `for each in ${places.join(" ")}; do { echo x >>"$each"; } 2>/dev/null && echo "$each"; done; :`,
    );

    expect(tried).toEqual({ code: 0, output: "" });
    expect(await readFile(join(scene.tree.root, "a.txt"), "utf8")).toBe("first line\n");
  });

  test.each(["in place", "apart"] as const)("answers the questions that agents ask of git (%s)", async (place) => {
    await using scene = await openScene(place);
    await using box = await openBox(kind, scene.reader);

    const user = process.getuid?.() === 0 ? "root" : "agent";

    const { output } = await box.run(
      "git status --short --branch && git log --format=%s && git diff --stat HEAD~1 && git grep -n two && cd folder && git rev-parse --show-prefix && whoami && stat -c '%s bytes of %U' b.txt",
    );

    expect(output.split("\n")).toEqual([
      "## main",
      "Second",
      "Begin",
      " a.txt | 2 +-",
      " 1 file changed, 1 insertion(+), 1 deletion(-)",
      "folder/b.txt:1:two",
      "folder/",
      user,
      `4 bytes of ${user}`,
      "",
    ]);
  });

  test("has places of its own to write to, which are empty and nobody else's", async () => {
    await using scene = await openScene("in place");
    await using box = await openBox(kind, scene.reader);

    const first = await box.run(
      'ls -A /var/tmp ~ && echo x >/tmp/mine && echo x >~/mine && echo x >/dev/shm/mine && echo "$HOME"',
    );

    expect(first).toEqual({ code: 0, output: expect.stringMatching(/\n\/home\/agent\n$/) });
    expect(await box.run("ls /tmp/mine ~/mine 2>&1 | grep -c 'No such'")).toMatchObject({ output: "2\n" });
    await expect(access("/tmp/mine")).rejects.toThrow("ENOENT");
  });

  test("has no network: neither a port of the machine nor a socket in its folders answers", async () => {
    await using scene = await openScene("in place");
    await using folder = await temporaryFolder("socket");
    await using box = await openBox(kind, scene.reader);
    const reach = (target: string) =>
      `"${process.execPath}" -e 'require("net").connect(${target}).on("connect", () => console.log("reached")).on("error", (e) => console.log(e.code))'`;
    const port = createServer().listen(0, "127.0.0.1");
    const socket = createServer().listen(join(folder.path, "docker.sock"));
    await Promise.all([once(port, "listening"), once(socket, "listening")]);
    const address = port.address();
    const number = typeof address === "object" && address ? address.port : 0;

    const byPort = await box.run(reach(`{ host: "127.0.0.1", port: ${number} }`));
    const bySocket = await box.run(reach(`{ path: "${folder.path}/docker.sock" }`));
    const routes = await box.run("tail -n +2 /proc/net/route");
    port.close();
    socket.close();

    expect(byPort.output).toMatch(/^(?:ECONNREFUSED|ENETUNREACH)\n$/);
    expect(bySocket.output).toBe("ENOENT\n");
    expect(routes.output).toBe("");
  });

  test.each(["in place", "apart"] as const)(
    "shows no secret to somebody who prints all that there is (%s)",
    async (place) => {
      await using scene = await openScene(place);
      await using home = await temporaryFolder("home");
      await writeFile(join(home.path, "token"), secret);
      const planted = { HOME: home.path, RUNNER_TEMP: home.path, ANTHROPIC_API_KEY: secret, GITHUB_TOKEN: secret };
      const all =
        'env; git config -l; git remote -v; git leak; cat .git/config; for each in /proc/[0-9]*; do tr "\\0" "\\n" <$each/environ; tr "\\0" "\\n" <$each/cmdline; done; ' +
        'cat /proc/self/mountinfo; find / -xdev -path /usr -prune -o -type f -size -64k -exec cat {} +; find /tmp /home /root /work /run /var /opt "$PWD" -type f -size -64k -exec cat {} +';

      const { output } = await runParent(
        kind,
        { ...scene.reader, programs: [] },
        ["sh", "-c", `{ ${all}; } 2>&1; echo the end`],
        planted,
      );

      // Compared as truths: a difference would print the whole machine.
      const seen = ["https://github.com/owner/name.git", "first line", "the end", secret];
      expect(seen.map((words) => output.includes(words))).toEqual([true, true, true, false]);
    },
  );

  test("gives nobody more rights than it started with", async () => {
    await using scene = await openScene("in place");
    await using box = await openBox(kind, scene.reader);

    const rights = await box.run("grep -E '^(Cap|NoNewPrivs|Groups)' /proc/self/status | tr -d '\\t\\n '");
    const tricks = await box.run(
      'cd /proc/sys/kernel; { cat printk_ratelimit >printk_ratelimit; } 2>/dev/null && echo setting; cd "$OLDPWD"; sudo -n id 2>/dev/null && echo sudo; mount -t tmpfs none /tmp 2>/dev/null && echo mount; mount -o remount,rw,bind "$PWD" 2>/dev/null && echo remount; ' +
        "unshare -Urm sh -c 'mount -o remount,rw,bind /usr && touch /usr/x && echo nested' 2>/dev/null; unshare -Urpmf --mount-proc sh -c 'cat $0 >$0 && echo nested' /proc/sys/kernel/printk_ratelimit 2>/dev/null; mknod /tmp/disk b 8 0 2>/dev/null && echo device; kill -9 -1 2>/dev/null; :",
    );

    expect(rights.output).toMatch(/^(?:Groups:\d*)?CapInh:0+CapPrm:0+CapEff:0+CapBnd:0+CapAmb:0+NoNewPrivs:1$/);
    expect(tricks.output).toBe("");
  });

  test("shows nothing of the machine by way of a link, and only its own processes", async () => {
    await using scene = await openScene("in place", { out: { link: "/etc/passwd" }, shadow: { link: "/etc/shadow" } });
    await using box = await openBox(kind, scene.reader);

    const { output } = await box.run("cut -d: -f1 out; cat shadow 2>/dev/null; ls -d /proc/[0-9]* | wc -l");

    const [processes, ...names] = output.trim().split("\n").reverse();
    expect(names.reverse().filter((name) => name !== "agent")).toEqual(["root", "nobody"]);
    expect(Number(processes)).toBeLessThan(10);
  });

  test("of a writer takes its changes in a view of the tree, at the tree's own place", async () => {
    await using scene = await openScene("apart", { ".claude/agents/x.md": "mine\n" });
    await using view = await openWriterView(scene.tree);
    const tripwire = await armTripwire(scene.tree);
    const { gitDir, objects, root: files } = view;
    const alias = scene.tree.checkout.root;
    await using box = await openBox(kind, { ...scene.reader, access: "write", files, alias, gitDir, objects });

    const { output } = await box.run(
      'pwd; echo changed >a.txt; mkdir new && echo x >new/c.txt; for each in .git/config .claude/agents/x.md .claude/y; do { echo x >"$each"; } 2>/dev/null && echo "$each"; done; cd ' +
        `${alias} && git status --short`,
    );

    expect(output).toBe(`${scene.tree.root}\n M a.txt\n?? new/\n`);
    expect(await readFile(join(view.root, "a.txt"), "utf8")).toBe("changed\n");
    expect(await readFile(join(scene.tree.root, "a.txt"), "utf8")).toBe("first line\n");
    expect(await tripwire.check()).toEqual([]);
  });

  test("leaves no process behind when whoever started it is killed", async () => {
    await using scene = await openScene("in place");
    const mark = `86${process.pid}.${kind.length}`;
    const line = `setsid sleep ${mark} & nohup sleep ${mark} & echo ready; sleep ${mark}`;
    using parent = startParent(kind, { ...scene.reader, programs: [] }, ["sh", "-c", line], {});
    await parent.ready;
    await expect.poll(() => countProcesses(mark), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);

    parent.child.kill("SIGKILL");

    await expect.poll(() => countProcesses(mark), { timeout: 20_000 }).toBe(0);
  });

  test("holds a worker that answers for as long as it is asked, and ends with all that it started", async () => {
    await using scene = await openScene("in place");
    await using folder = await temporaryFolder("worker");
    const script = join(folder.path, "worker.mjs");
    const mark = `87${process.pid}.${kind.length}`;
    await writeFile(
      script,
      `import { createInterface } from "node:readline"; import { spawn } from "node:child_process";
       let configured = false;
       createInterface({ input: process.stdin }).on("line", (line) => {
         if (!configured) { configured = true; spawn("sleep", ["${mark}"], { detached: true, stdio: "ignore" }); return; }
         const { id } = JSON.parse(line);
         console.log(JSON.stringify({ kind: "value", id, value: [process.cwd(), process.env.HOME, process.pid] }));
       });`,
    );
    await using box = await temporaryFolder("box");
    const sandbox = await findSandbox(box.path, [kind]);
    if (sandbox.kind === "none") throw new Error(sandbox.reason);
    const launcher = sandbox.wrap({ ...scene.reader, programs: [folder.path] });
    const worker = startWorker({ script, cwd: scene.tree.root, configuration: {}, launcher });

    const first = await worker.ask("x", {}, never);
    const second = await worker.ask("x", {}, never);
    await expect.poll(() => countProcesses(mark), { timeout: 20_000 }).toBeGreaterThan(0);
    await worker[Symbol.asyncDispose]();

    expect(first).toEqual([scene.tree.root, "/home/agent", expect.any(Number)]);
    expect(second).toEqual(first);
    await expect.poll(() => countProcesses(mark), { timeout: 20_000 }).toBe(0);
  });
});

test("the tree's other path gives way to our own programs, and their `.git` is not shown", async () => {
  await using scene = await openScene("apart");
  await using etc = await temporaryFolder("etc");
  const { root: checkout } = scene.tree.checkout;

  const steps = furnish({ ...scene.reader, programs: [checkout], alias: checkout }, etc.path);

  const there = steps.flatMap((step) =>
    "at" in step && step.at.startsWith(checkout) ? [`${step.kind} ${step.at}`] : [],
  );
  expect(there).toEqual([`bind ${checkout}`, `empty ${checkout}/.git`, `bind ${checkout}/.git/objects`]);
});

test("where no box can be built, every kind says why", async () => {
  await using folder = await temporaryFolder("none");
  vi.stubEnv("PATH", folder.path);

  const sandbox = await findSandbox(folder.path);

  expect(sandbox).toMatchObject({
    kind: "none",
    reason: expect.stringMatching(/^bubblewrap: .*; unshare: .*; sudo-unshare: /),
  });
});

test("what is hidden is hidden even inside a folder of the system", async () => {
  await using scene = await openScene("in place");
  await using folder = await temporaryFolder("hidden");

  const steps = furnish({ ...scene.reader, programs: [], hidden: ["/usr/share", "/usr", folder.path] }, folder.path);

  const masked = steps.flatMap((step) => (step.kind === "seal" ? [step.at] : []));
  expect(masked).toEqual(["/dev", "/proc", "/usr/share", "/"]);
});

/** A process of its own whose whole environment is the given one, and that starts the command in a box. */
function startParent(kind: string, box: Box, command: readonly string[], env: Readonly<Record<string, string>>) {
  const module = pathToFileURL(join(import.meta.dirname, "../../src/system/sandbox/sandbox.ts")).href;
  const script = `
    import { spawn } from "node:child_process";
    const { findSandbox } = await import(${JSON.stringify(module)});
    const [kind, box, command, folder] = JSON.parse(process.argv[1]);
    const sandbox = await findSandbox(folder, [kind]);
    const { command: launcher, args, environment } = sandbox.wrap(box);
    const child = spawn(launcher, [...args, ...command], { cwd: "/", env: environment, stdio: ["pipe", "inherit", "inherit"], detached: true });
    child.on("exit", (code) => process.exit(code ?? 1));`;
  const argument = JSON.stringify([kind, box, command, join(box.gitDir, "..")]);
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", script, argument], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => resolve());
    child.on("exit", () => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return { child, ready, output: () => output, [Symbol.dispose]: () => child.kill("SIGKILL") };
}

async function runParent(kind: string, box: Box, command: readonly string[], env: Readonly<Record<string, string>>) {
  using parent = startParent(kind, box, command, env);
  const [code] = await once(parent.child, "close");
  return { code, output: parent.output() };
}

async function countProcesses(mark: string): Promise<number> {
  const env = { PATH: process.env["PATH"] ?? "" };
  const { stdout } = await runProcess("sh", ["-c", "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n'"], {
    cwd: "/",
    env,
  });
  return stdout
    .toString("utf8")
    .split("\n")
    .filter((word) => word === mark).length;
}
