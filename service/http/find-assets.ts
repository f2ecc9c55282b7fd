import type { SiteIndex } from "./site-index.ts";

/** Addresses of the style sheets and scripts of an entry, whose names hold a hash. */
export function findAssets({ files }: SiteIndex, name: string) {
  const ofPage = [...files.keys()].filter((path) => path.startsWith(`/assets/${name}-`));
  return {
    styles: ofPage.filter((path) => path.endsWith(".css")),
    scripts: ofPage.filter((path) => path.endsWith(".js")),
  };
}
