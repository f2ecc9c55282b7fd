import type { Plugin } from "vite";

/** Takes out the comment that Vite leaves, for the sake of source maps, where a chunk imported styles. */
export const chunksWithoutCssNotes: Plugin = {
  name: "chunks-without-css-notes",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk") part.code = part.code.replaceAll(/\/\* empty css +\*\//g, "");
    }
  },
};
