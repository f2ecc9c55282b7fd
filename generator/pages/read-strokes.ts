import { readFile } from "node:fs/promises";
import type { Locale } from "../../contracts/locale.ts";
import type { CaseStroke } from "../../site/page-data.ts";
import { inFolder } from "../../roots/roots.ts";

/** Frames of a case's picture, in the order of `CaseStudyData.strokes`. */
const frames = ["", ".middle", ".wide"];

/** Reads the strokes that the pictures of a case lend to the page's line; none where one of them lends none. */
export async function readStrokes(slug: string, locale: Locale): Promise<CaseStroke[] | undefined> {
  const strokes = await Promise.all(
    frames.map(async (frame) =>
      readStroke(inFolder(`content/images/projects/${slug}${frame}.${locale}.svg`)),
    ),
  );
  const found = strokes.filter((stroke) => stroke !== undefined);
  return found.length === frames.length ? found : undefined;
}

async function readStroke(file: string): Promise<CaseStroke | undefined> {
  const svg = await readFile(file, "utf8").catch(() => "");
  const [, line, mark] = /^<svg[^>]* data-line="([^"]*)" data-mark="([^"]*)"/.exec(svg) ?? [];
  return line === undefined || mark === undefined ? undefined : { line, mark };
}
