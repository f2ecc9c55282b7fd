import type { SiteIndex } from "./site-index.ts";

/** Finds the style sheets and scripts of a bundle, without those of earlier builds. */
export function findAssets(
  { files, keptAssets }: Pick<SiteIndex, "files" | "keptAssets">,
  name: string,
): { styles: string[]; scripts: string[] } {
  const ofPage = [...files.keys()].filter(
    (path) => path.startsWith(`/assets/${name}-`) && !keptAssets.has(path),
  );
  return {
    styles: ofPage.filter((path) => path.endsWith(".css")),
    scripts: ofPage.filter((path) => path.endsWith(".js")),
  };
}
