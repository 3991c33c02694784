/**
 * Files of the base commit, as configuration is read from them. Implemented from local git objects (`git/`) and by the
 * API (`github/`); neither ever falls back to the head or to the work tree, and what is skipped is named in `problems`.
 */

export type BaseFile = { readonly path: string; readonly text: string };

export type BaseListing = { readonly files: readonly BaseFile[]; readonly problems: readonly string[] };

/** `prefix` is a folder or a file, without a slash at its end; where it does not exist the listing is empty. */
export type BaseFiles = { readonly list: (prefix: string) => Promise<BaseListing> };
