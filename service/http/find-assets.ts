import type { SiteIndex } from "./site-index.ts";

export function findAssets({ files }: SiteIndex, name: string) {
  const ofPage = [...files.keys()].filter((path) => path.startsWith(`/assets/${name}-`));
  return {
    styles: ofPage.filter((path) => path.endsWith(".css")),
    scripts: ofPage.filter((path) => path.endsWith(".js")),
  };
}
