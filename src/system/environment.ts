/**
 * The environment of every process that we start: an allow-list. No variable of ours that is not named here, and therefore
 * no secret, reaches a child.
 */
import { realpathSync } from "node:fs";
import { delimiter, isAbsolute, resolve, sep } from "node:path";

export type Environment = Readonly<Record<string, string>>;

/** Without these, programs on Windows do not even start. */
const windowsVariables = ["SystemRoot", "SystemDrive", "COMSPEC", "PATHEXT", "TEMP", "TMP"] as const;

/** What a fetch needs behind a company's proxy; given to nothing else. */
const networkVariables = [
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "ALL_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "all_proxy",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "CURL_CA_BUNDLE",
  "GIT_SSL_CAINFO",
] as const;

export function cleanEnvironment(): Environment {
  return {
    PATH: trustedEntries(process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"),
    // macOS has no C.UTF-8; git needs a UTF-8 locale to read patterns as characters and not as bytes.
    LC_ALL: process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8",
    LANG: process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8",
    TZ: "UTC",
    TERM: "dumb",
    HOME: "/nonexistent",
    ...(process.platform === "win32" && pick(windowsVariables)),
  };
}

export function networkEnvironment(): Environment {
  return pick(networkVariables);
}

/** Neither a relative entry nor one inside the workspace: both would find programs that the pull request brought along. */
function trustedEntries(path: string): string {
  const workspaces = [process.cwd(), process.env["GITHUB_WORKSPACE"] ?? ""]
    .filter((folder) => folder !== "")
    .map(realPlace);
  const isInside = (entry: string): boolean =>
    workspaces.some((folder) => entry === folder || entry.startsWith(folder + sep));
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && !isInside(realPlace(entry)))
    .join(delimiter);
}

function realPlace(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}

function pick(names: readonly string[]): Environment {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
