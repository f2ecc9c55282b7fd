import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { locales, type Locale } from "../../contracts/locale.ts";
import { openLettering } from "../../generator/drawing/lettering.ts";
import type { Mark } from "../pictures/marks.ts";
import { toSvg } from "../pictures/to-svg.ts";
import { cover, coverGround, followScheme } from "./cover.ts";
import { drawElegirCincoKpi } from "./posts/elegir-cinco-kpi.ts";
import { drawErroresDeDax } from "./posts/errores-de-dax-que-inflan-ventas.ts";
import { figureWidth } from "./figure.ts";
import { drawImportarCsv } from "./posts/importar-csv-espanoles.ts";
import { drawInformeLento } from "./posts/informe-lento-por-donde-empezar.ts";
import { drawMediaMediana } from "./posts/media-mediana-y-nps.ts";
import { drawModeloEnEstrella } from "./posts/modelo-en-estrella-supermercado.ts";
import { drawPedirUnCuadro } from "./posts/pedir-un-cuadro-de-mando.ts";
import type { PostPictures } from "./post-pictures.ts";
import { drawOchoComprobaciones } from "./posts/power-query-ocho-comprobaciones.ts";
import { drawTablaDeCalendario } from "./posts/tabla-de-calendario.ts";
import { drawTuInformeDecide } from "./posts/tu-informe-decide.ts";

export interface PostPicture {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
}

const posts: Record<string, PostPictures<never>> = {
  "tu-informe-decide": drawTuInformeDecide,
  "errores-de-dax-que-inflan-ventas": drawErroresDeDax,
  "pedir-un-cuadro-de-mando": drawPedirUnCuadro,
  "modelo-en-estrella-supermercado": drawModeloEnEstrella,
  "tabla-de-calendario": drawTablaDeCalendario,
  "elegir-cinco-kpi": drawElegirCincoKpi,
  "power-query-ocho-comprobaciones": drawOchoComprobaciones,
  "media-mediana-y-nps": drawMediaMediana,
  "informe-lento-por-donde-empezar": drawInformeLento,
  "importar-csv-espanoles": drawImportarCsv,
};

export async function drawPostPictures(): Promise<Map<string, string>> {
  const pictures = await composePostPictures();
  return new Map(
    [...pictures].map(([path, picture]) => {
      const svg = toSvg(picture.marks, picture);
      return [path, path.endsWith("/portada.svg") ? followScheme(svg) : svg];
    }),
  );
}

/** Composes the marks of every picture: `<slug>/portada.svg` and `<slug>/figura-<n>.<locale>.svg`. */
export async function composePostPictures(): Promise<Map<string, PostPicture>> {
  const label = await openLettering();
  const pictures = new Map<string, PostPicture>();
  for (const [slug, post] of Object.entries(posts)) {
    pictures.set(`${slug}/portada.svg`, { ...cover, marks: [coverGround(), ...post.cover()] });
    for (const locale of locales) {
      const copy = await readPictureCopy(slug, locale);
      if (copy === undefined) continue;
      for (const [i, { height, draw }] of post.figures.entries()) {
        const path = `${slug}/figura-${String(i + 1)}.${locale}.svg`;
        pictures.set(path, {
          marks: draw({ copy: copy as never, label }),
          width: figureWidth,
          height,
        });
      }
    }
  }
  return pictures;
}

async function readPictureCopy(slug: string, locale: Locale): Promise<unknown> {
  const file = new URL(`../../content/blog-pictures/${locale}/${slug}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : undefined;
}
