import type { Plugin } from "vite";
import { findFile } from "../../../roots/find-file.ts";

/** Resolves imports of `#folder/…` to the owner's folder, as `roots/preload.mjs` does in Node. */
export const ownersFolder: Plugin = {
  name: "owners-folder",
  enforce: "pre",
  resolveId: {
    filter: { id: /^#folder\// },
    handler: (source) => findFile(source.slice("#folder/".length)),
  },
};
