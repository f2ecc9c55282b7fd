import { siteConfig } from "#folder/site.config.ts";
import { loadLettering } from "../drawing/load-lettering.ts";
import { rasterise } from "../drawing/rasterise.ts";
import { readTokens } from "../drawing/read-tokens.ts";
import { cardSize } from "../discovery/share-image.ts";
import type { PageData } from "../../site/page-data.ts";
import type { SiteSources } from "../site-sources.ts";
import { drawCard } from "./draw-card.ts";
import { findCardPicture } from "./find-card-picture.ts";

const sources = ["generator/share-cards/*.ts", "generator/drawing/*.ts", "design/brand-mark.ts"];

/** Draws a page's card as PNG, from the cache if nothing has changed (030). */
export async function makeCard(
  data: PageData,
  heading: string,
  { blog, cache, remember }: Pick<SiteSources, "blog" | "cache" | "remember">,
): Promise<Buffer> {
  const readToken = await readTokens();
  const colour = (name: string) => readToken("dark", name);
  const picture = await findCardPicture(data, blog.files.assets, readToken);
  const content = { brand: siteConfig.brand, heading, picture };
  const colours = ["bg", "fg", "fg-2", "accent"].map(colour);
  const svg = await remember(JSON.stringify(["card", content, colours]), sources, async () =>
    drawCard(content, await loadLettering(), colour),
  );
  return rasterise(svg, cardSize.width, cache);
}
