/** The honest commands of the table's corpus, really run: each answers as bash would have. */
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../src/system/temporary.ts";
import { honestCommands } from "../../permission/shell/corpus.ts";
import { makeRepository } from "../../support/repository.ts";
import { benchOn } from "./shell-bench.ts";

/** Where another answer is the better one: nobody turns pages, nothing is read from a terminal, ripgrep may be missing. */
const otherwise = /^(?:less|more) |git shortlog|\brg\b/;

test("honest commands give what bash gives, and leave the tree as it was", async () => {
  await using repository = await makeRepository({
    "package.json": '{"name":"x","version":"1.0.0","scripts":{"test":"vitest"},"dependencies":{"a":"1"}}\n',
    "README.md": "# Title\nexport TODO foo\n",
    "src/a.ts": "export const a = 1;\n// TODO\nexport function foo() { return a; }\n",
    "src/b.ts": "import { a } from './a';\nexport const b = a;\n",
    "src/lib/util.ts": "export function util() {}\nconst x = 1;\n",
    "test/a.test.ts": "test('a', () => {});\n",
    "docs/guide.md": "# Guide\nhello\n",
    "data.csv": "a,b,c\n1,2,3\n4,5,6\n",
    "access.log": "127.0.0.1 GET / 200\n10.0.0.1 GET /x 404\n",
  });
  await repository.git(["tag", "v1.0"]);
  await repository.git(["checkout", "-q", "-b", "feature"]);
  await repository.commit("fix: change a", { "src/a.ts": "export const a = 2;\n" });
  await using elsewhere = await temporaryFolder("git");
  const gitDir = join(elsewhere.path, "git");
  // Beside the tree, as ours is: what lies in .git is never shown.
  await rename(join(repository.root, ".git"), gitDir);
  const bench = await benchOn(repository, gitDir);
  const different: unknown[] = [];

  for (const command of honestCommands.filter((each) => !otherwise.test(each))) {
    const [{ stdout, status }, bash] = await Promise.all([bench.run(command), bench.bash(command)]);
    if (stdout !== bash.stdout || status !== bash.status) different.push({ command, stdout, status, bash });
  }

  expect(different).toEqual([]);
  expect(await bench.bash("git status --porcelain --ignored")).toMatchObject({ stdout: "" });
}, 300_000);
