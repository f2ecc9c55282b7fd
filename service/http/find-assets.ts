import type { SiteIndex } from "./site-index.ts";

/** Addresses of a page's style sheets and scripts in the built site, whose names hold a hash; none where it has none. */
export function findAssets({ files }: SiteIndex, name: string) {
  const ofPage = [...files.keys()].filter((path) => path.startsWith(`/assets/${name}-`));
  return {
    styles: ofPage.filter((path) => path.endsWith(".css")),
    scripts: ofPage.filter((path) => path.endsWith(".js")),
  };
}
