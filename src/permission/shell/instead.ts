/** What to use instead of a command that is not in the table. */

const advice: readonly (readonly [string, string])[] = [
  [
    "rm mv cp ln mkdir rmdir touch chmod chown install truncate dd tee split patch mktemp rsync",
    "nothing is written: only commands that read are run, as ls, cat, grep, find and git log.",
  ],
  [
    "env printenv export set declare local readonly unset",
    "variables are neither shown nor set: write the values into the command.",
  ],
  [
    "bash sh zsh dash eval source . exec nohup sudo su doas xdg-open ssh watch script",
    "no other shell or runner is started: write the command itself.",
  ],
  [
    "python python3 node perl ruby php deno bun lua",
    "no program is run: use grep, sed, awk or jq, or ask for --version.",
  ],
  [
    "npm npx yarn pnpm make cargo go pip tsc jest vitest pytest docker mvn gradle",
    "nothing is built or run: read the files, with cat package.json for instance.",
  ],
  ["curl wget nc gh ping dig nslookup telnet ftp scp", "there is no network: use what is in the workspace."],
  ["sleep yes wait", "there is nothing to wait for: leave it out."],
  ["fd fdfind", "use find or rg --files."],
  ["ag ack zgrep", "use grep -rn or rg."],
  ["bat batcat zcat", "use cat."],
  ["ps top kill pkill killall lsof netstat", "processes are not shown: read files."],
];

export function insteadOf(name: string): string {
  if (name.includes("/")) return "a command is written by its name alone, without a path.";
  const found = advice.find(([names]) => names.split(" ").includes(name));
  return (
    found?.[1] ??
    `${name} is not among the commands that only read: use grep, rg, find, ls, cat, sed -n, awk, jq or git.`
  );
}
