import path from "node:path";
import type { Plugin } from "vite";
import { nameBelow } from "../../name-below.ts";
import { bundleSources } from "../bundle-sources.ts";
import { ownerRoot, productRoot } from "../../../roots/roots.ts";

/** Generated files, packages (pinned by the lockfile) and files outside of the project. */
const others = /(?:^|\/)(?:node_modules|\.cache)\/|^\.\.\/|^\w:/;

/** Rejects modules outside `bundleSources`: a change in one would not invalidate the cached bundles. */
export const requireKnownSources: Plugin = {
  name: "require-known-sources",
  buildEnd(error) {
    if (error !== undefined) return;
    const unknown = findUnknownSources([...this.getModuleIds()], productRoot, ownerRoot);
    if (unknown.length === 0) return;
    this.error(
      `The bundles are made of files that generator/bundle/bundle-sources.ts does not name: ${unknown.join(", ")}. Name them there, or bundles would be remembered that they have changed.`,
    );
  },
};

/** Returns the modules of the product and of the owner's folder that no pattern of the sources matches. */
export function findUnknownSources(
  ids: readonly string[],
  root: string,
  folder: string,
  system: typeof path.posix = path,
): string[] {
  return (
    ids
      .map((id) => id.replace(/\?.*$/, ""))
      // Relative ids are virtual modules of plugins.
      .filter((id) => system.isAbsolute(id))
      .map((id) => {
        const own = nameBelow(folder, id, system);
        return others.test(own) ? nameBelow(root, id, system) : `#folder/${own}`;
      })
      .filter((file) => !others.test(file))
      .filter((file) => !bundleSources.some((pattern) => path.posix.matchesGlob(file, pattern)))
  );
}
