/**
 * Random soup of sed and awk: a program that the reader accepts is really run, without `--sandbox`, and leaves no file
 * behind. Run it with `node test/fuzz/languages.ts [count] [seed]`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommand } from "../../src/permission/shell/read-command.ts";
import { generator } from "./random.ts";

type Language = "sed" | "awk";

export type LanguageResult = { readonly accepted: number; readonly escaped: readonly string[] };

/** What writes or starts something, and what could hide it. */
const soups: Readonly<Record<Language, readonly string[]>> = {
  sed: [
    ..."w_m w_m e_touch_m / / s/ [ ] a b ; { } p d 1 $ ! , +1 # :a ba t a_ i\\ c \\ y/ | s| g e q = \\n I [^/] [/] \\/".split(
      " ",
    ),
    ..."& N s, l 0~2 _ s/a/b/w_m s/a/touch_m/e \n".split(" "),
    "\n",
  ].map((part) => part.replaceAll("_", " ")),
  awk: [
    ...'/ / " " system("touch_m") print print > > "m" ( ) ; , $ 1 x { } if(1) while(0) else ++ -- [ ] /a/ ! ~ ? : |'.split(
      " ",
    ),
    ...'"touch_m" getline length /[/]/ \\ # && || = + - BEGIN in printf "%s" a /= % < >= return next do exit case'.split(
      " ",
    ),
    "\n",
  ].map((part) => part.replaceAll("_", " ")),
};

export function fuzzLanguage(language: Language, count: number, seed: number): LanguageResult {
  const folder = mkdtempSync(join(tmpdir(), "language-fuzz-"));
  const random = generator(seed);
  let accepted = 0;
  const escaped: string[] = [];
  try {
    writeFileSync(join(folder, "input"), 'a/b\na\nb\n"x" 1\n');
    for (let index = 0; index < count; index += 1) {
      const program = soup(language, random);
      const words = argumentsOf(language, program);
      if (words === undefined) continue;
      accepted += 1;
      spawnSync(language, words, { cwd: folder, stdio: "ignore", timeout: 2000 });
      const made = readdirSync(folder).filter((name) => name !== "input");
      if (made.length > 0) escaped.push(program);
      for (const name of made) rmSync(join(folder, name));
    }
    return { accepted, escaped };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function soup(language: Language, random: () => number): string {
  const parts = soups[language];
  const length = 2 + Math.floor(random() * 10);
  const blank = () => (language === "awk" && random() < 0.5 ? " " : "");
  const pick = () => (parts[Math.floor(random() * parts.length)] ?? "") + blank();
  const body = Array.from({ length }, pick).join("");
  return language === "awk" && random() < 0.7 ? `{${body}}` : body;
}

function argumentsOf(language: Language, program: string): readonly string[] | undefined {
  const reading = readCommand(`${language} '${program}' input`);
  if (reading.kind === "refused" || reading.plan.kind !== "command") return undefined;
  return reading.plan.arguments
    .map((argument) => (argument.kind === "text" ? argument.text : "input"))
    .filter((argument) => argument !== "--sandbox");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [count = "20000", seed = "1"] = process.argv.slice(2);
  const results = {
    sed: fuzzLanguage("sed", Number(count), Number(seed)),
    awk: fuzzLanguage("awk", Number(count), Number(seed)),
  };
  process.stdout.write(`${JSON.stringify(results, undefined, 1)}\n`);
  process.exitCode = results.sed.escaped.length + results.awk.escaped.length === 0 ? 0 : 1;
}
