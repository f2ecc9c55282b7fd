import { localePrefix, locales } from "../../contracts/locale.ts";
import { siteConfig } from "#folder/site.config.ts";
import type { ReadToken } from "../drawing/read-tokens.ts";
import { fileResource, type Resource } from "../resource.ts";
import { icons } from "./list-icons.ts";

/** Lists the web app manifest of each edition, used when the site is added to a home screen. */
export function listManifests(colour: () => Promise<ReadToken>): Resource[] {
  return locales.map((locale) => {
    const prefix = localePrefix[locale];
    return fileResource(`${prefix}/site.webmanifest`, async () => {
      const ground = (await colour())("dark", "bg");
      return JSON.stringify({
        name: siteConfig.brand,
        short_name: siteConfig.brand,
        lang: locale,
        start_url: prefix || "/",
        display: "browser",
        background_color: ground,
        theme_color: ground,
        icons: Object.entries(icons).map(([name, { path, px }]) => ({
          src: path,
          sizes: `${String(px)}x${String(px)}`,
          type: "image/png",
          purpose: name === "maskable" ? name : "any",
        })),
      });
    });
  });
}
