/** The file types that Grep knows by name, with ripgrep's names. */

const fileTypes: Readonly<Record<string, readonly string[]>> = {
  c: ["c", "h"],
  cpp: ["cpp", "cc", "cxx", "hpp", "hh", "hxx", "h"],
  cs: ["cs"],
  css: ["css", "scss"],
  dart: ["dart"],
  elixir: ["ex", "exs"],
  go: ["go"],
  graphql: ["graphql", "graphqls"],
  html: ["html", "htm"],
  java: ["java"],
  js: ["js", "jsx", "mjs", "cjs", "vue"],
  json: ["json"],
  kotlin: ["kt", "kts"],
  lua: ["lua"],
  markdown: ["md", "markdown", "mdx"],
  md: ["md", "markdown", "mdx"],
  php: ["php"],
  proto: ["proto"],
  py: ["py", "pyi"],
  python: ["py", "pyi"],
  ruby: ["rb", "gemspec", "rake"],
  rust: ["rs"],
  scala: ["scala", "sbt"],
  sh: ["sh", "bash", "zsh"],
  sql: ["sql"],
  svelte: ["svelte"],
  swift: ["swift"],
  tf: ["tf", "tfvars"],
  toml: ["toml"],
  ts: ["ts", "tsx", "mts", "cts"],
  txt: ["txt"],
  vue: ["vue"],
  xml: ["xml"],
  yaml: ["yaml", "yml"],
};

export const fileTypeNames: readonly string[] = Object.keys(fileTypes);

export function extensionsOf(type: string): readonly string[] | undefined {
  return Object.hasOwn(fileTypes, type) ? fileTypes[type] : undefined;
}
