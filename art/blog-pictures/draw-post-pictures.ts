import { locales } from "../../contracts/locale.ts";
import { openLettering } from "../lettering/lettering.ts";
import type { Mark } from "../pictures/marks.ts";
import { toSvg } from "../pictures/to-svg.ts";
import { cover, coverGround } from "./cover.ts";
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

/** A composed picture and its size in px. */
export interface PostPicture {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
}

const posts: Record<string, PostPictures> = {
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

/** Draws every picture of the blog as SVG text, by path below `content/blog`. */
export async function drawPostPictures(): Promise<Map<string, string>> {
  const pictures = await composePostPictures();
  return new Map([...pictures].map(([path, picture]) => [path, toSvg(picture.marks, picture)]));
}

/** Composes the marks of every picture: `<slug>/portada.svg` and `<slug>/figura-<n>.<locale>.svg`. */
export async function composePostPictures(): Promise<Map<string, PostPicture>> {
  const label = await openLettering();
  const pictures = new Map<string, PostPicture>();
  for (const [slug, post] of Object.entries(posts)) {
    pictures.set(`${slug}/portada.svg`, { ...cover, marks: [coverGround(), ...post.cover()] });
    for (const [i, { locales: written = locales, height, draw }] of post.figures.entries()) {
      for (const locale of written) {
        const marks = draw({ locale, label });
        const path = `${slug}/figura-${String(i + 1)}.${locale}.svg`;
        pictures.set(path, { marks, width: figureWidth, height });
      }
    }
  }
  return pictures;
}
