import path from "node:path";
import type { Plugin } from "vite";
import { nameBelow } from "../../name-below.ts";
import { bundleSources } from "../bundle-sources.ts";

/** Files that are made of known ones, those of packages, which the lockfile pins, and what is none of the project. */
const others = /(?:^|\/)(?:node_modules|\.cache)\/|^\.\.\/|^\w:/;

/** A bundle is remembered by the files that it may be made of: one more, and it would go stale. */
export const requireKnownSources: Plugin = {
  name: "require-known-sources",
  buildEnd(error) {
    if (error !== undefined) return;
    const unknown = findUnknownSources([...this.getModuleIds()], path.resolve("."));
    if (unknown.length === 0) return;
    this.error(
      `The bundles are made of files that generator/bundle/bundle-sources.ts does not name: ${unknown.join(", ")}. Name them there, or bundles would be remembered that they have changed.`,
    );
  },
};

/** Modules of the project, by name, that no pattern of the sources matches. */
export function findUnknownSources(
  ids: readonly string[],
  root: string,
  system: typeof path.posix = path,
): string[] {
  return (
    ids
      .map((id) => id.replace(/\?.*$/, ""))
      // Others are made by plugins.
      .filter((id) => system.isAbsolute(id))
      .map((id) => nameBelow(root, id, system))
      .filter((file) => !others.test(file))
      .filter((file) => !bundleSources.some((pattern) => path.posix.matchesGlob(file, pattern)))
  );
}
