import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CSSOptions } from "vite";
import { siteConfig } from "#folder/site.config.ts";
import { nameBelow } from "../name-below.ts";
import { drawnAccent, recolour } from "../drawing/recolour.ts";
import { inFolder } from "../../roots/roots.ts";

type Postcss = Exclude<CSSOptions["postcss"], string | undefined>;

const copiesFolder = inFolder(".cache/recoloured");
const drawingAddress = /url\("?(\.[^")#]+\.svg)([^")]*)"?\)/g;

const recolourSheets: Postcss = {
  plugins: [
    {
      postcssPlugin: "in-owners-accent",
      Declaration(declaration) {
        const folder = dirname(declaration.source?.input.file ?? "");
        const value = recolour(declaration.value).replaceAll(
          drawingAddress,
          (_address, drawing: string, part: string) =>
            `url("${nameBelow(folder, copyRecoloured(join(folder, drawing)))}${part}")`,
        );
        // PostCSS visits a changed declaration again.
        if (value !== declaration.value) declaration.value = value;
      },
    },
  ],
};

/** Replaces the default accent by the owner's in style sheets and in the drawings that they reference. */
export const inOwnersAccent: CSSOptions =
  siteConfig.accent === drawnAccent.fill ? {} : { postcss: recolourSheets };

function copyRecoloured(drawing: string): string {
  const copy = join(copiesFolder, basename(drawing));
  mkdirSync(copiesFolder, { recursive: true });
  writeFileSync(copy, recolour(readFileSync(drawing, "utf8")));
  return copy;
}
