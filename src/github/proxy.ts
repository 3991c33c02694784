/**
 * The way out of a self-hosted runner that stands behind a proxy: the Actions toolkit's own, so that the same variables
 * count as in every other step. The toolkit is loaded by the first request and only where a proxy is set: its mere import
 * reads the event file (and throws where that is malformed) and builds a second HTTP client, which nobody else should pay for.
 */

type Environment = Readonly<Record<string, string | undefined>>;

const variables = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** `undefined` where no proxy is set, or where `apiUrl` is not the runner's own GitHub. */
export function proxiedFetch(apiUrl: string, environment: Environment): typeof fetch | undefined {
  const proxied = variables.some((name) => environment[name]);
  if (!proxied || (environment["GITHUB_API_URL"] ?? "https://api.github.com") !== apiUrl) return undefined;
  return async (url, options) => {
    const { defaults } = await import("@actions/github/lib/utils");
    const toolkitFetch: typeof fetch = defaults.request?.fetch;
    return toolkitFetch(url, options);
  };
}
