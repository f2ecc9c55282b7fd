import { matchesGlob, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { bundleSources } from "../bundle-sources.ts";

/** Files that are made of known ones, and those of packages, which the lockfile pins. */
const made = /[\\/](?:node_modules|\.cache)[\\/]/;
const root = resolve(".") + sep;

/** A bundle is remembered by the files that it may be made of: one more, and it would go stale. */
export const requireKnownSources: Plugin = {
  name: "require-known-sources",
  buildEnd(error) {
    if (error !== undefined) return;
    const unknown = [...this.getModuleIds()]
      .map((id) => id.replace(/\?.*$/, ""))
      .filter((id) => id.startsWith(root) && !made.test(id))
      .map((id) => relative(root, id).replaceAll("\\", "/"))
      .filter((file) => !bundleSources.some((pattern) => matchesGlob(file, pattern)));
    if (unknown.length === 0) return;
    this.error(
      `The bundles are made of files that generator/bundle/bundle-sources.ts does not name: ${unknown.join(", ")}. Name them there, or bundles would be remembered that they have changed.`,
    );
  },
};
