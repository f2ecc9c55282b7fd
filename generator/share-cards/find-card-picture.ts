import { existsSync } from "node:fs";
import { imageSize } from "image-size";
import type { Locale } from "../../contracts/locale.ts";
import { drawTrend, drawWeeks, findEnd } from "../../site/features/home/margin-series.ts";
import type { PageData } from "../../site/page-data.ts";
import { readPostDrawing } from "../blog/figures/read-figure.ts";
import type { ReadToken } from "../drawing/read-tokens.ts";
import type { CardPicture } from "./draw-card.ts";
import { inFolder } from "../../roots/roots.ts";

/** Source files of the blog's pictures, by address. */
export type BlogAssets = ReadonlyMap<string, string>;

// Pages without their own chart show that of a related case.
const shownCases: Partial<Record<PageData["route"], string>> = {
  services: "soporte-bi",
  projects: "airline-satisfaction",
  consultations: "nps-bi",
  course: "ventas-bi",
};

const plot = { left: 10, width: 480, bottom: 340, top: 20 };

/**
 * Returns the chart of a page's card: that of its case or post, of the newest post in a list, or home's opening
 * chart.
 */
export async function findCardPicture(
  { route, locale, params, blog }: PageData,
  assets: BlogAssets,
  colour: ReadToken,
): Promise<CardPicture> {
  const slug = route === "caseStudy" ? params["slug"] : shownCases[route];
  const post = blog?.post ?? blog?.featured?.[0] ?? blog?.posts?.[0];
  const cover = assets.get(post?.featuredImage?.url ?? "");
  const file = slug === undefined ? cover : findCaseFile(slug, locale);
  if (file?.endsWith(".svg") !== true) return drawMargin(colour);
  const svg = await readPostDrawing(file);
  return { svg, ...imageSize(Buffer.from(svg)) };
}

function findCaseFile(slug: string, locale: Locale): string | undefined {
  const file = inFolder(`content/images/projects/${slug}.${locale}.svg`);
  return existsSync(file) ? file : undefined;
}

function drawMargin(colour: ReadToken): CardPicture {
  const [width, height] = [500, 360];
  const end = findEnd(plot);
  const read = (name: string) => colour("dark", name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" fill="none"><path d="${drawWeeks(plot)}" stroke="${read("chart-context")}" stroke-width="3"/><path d="M${String(plot.left)} ${String(plot.bottom)}${drawTrend(plot)}" stroke="${read("accent")}" stroke-width="5"/><circle cx="${String(end.x)}" cy="${String(end.y)}" r="8" fill="${read("accent")}"/></svg>`;
  return { svg, width, height };
}
