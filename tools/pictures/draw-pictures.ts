import { locales } from "../../contracts/locale.ts";
import { drawAirlineSatisfaction } from "./cases/airline-satisfaction.ts";
import { drawCampanasMkt } from "./cases/campanas-mkt.ts";
import { drawComprasBi } from "./cases/compras-bi.ts";
import { drawLogisticaDashboard } from "./cases/logistica-dashboard.ts";
import { drawLogisticaSupplyChain } from "./cases/logistica-supply-chain.ts";
import { drawNpsBi } from "./cases/nps-bi.ts";
import { drawPeopleAnalytics } from "./cases/people-analytics.ts";
import { drawProyectosBiGestion } from "./cases/proyectos-bi-gestion.ts";
import { drawRfmAnalysis } from "./cases/rfm-analysis.ts";
import { drawSoporteBi } from "./cases/soporte-bi.ts";
import { drawVentasBi } from "./cases/ventas-bi.ts";
import { drawVentasGlobales } from "./cases/ventas-globales.ts";
import { openLettering } from "./lettering.ts";
import { frame, type Mark } from "./marks.ts";
import { palettes, schemes } from "./palette.ts";
import type { PictureCase } from "./picture-case.ts";
import { toSvg } from "./to-svg.ts";

const cases: Record<string, PictureCase> = {
  "soporte-bi": drawSoporteBi,
  "airline-satisfaction": drawAirlineSatisfaction,
  "ventas-bi": drawVentasBi,
  "logistica-supply-chain": drawLogisticaSupplyChain,
  "proyectos-bi-gestion": drawProyectosBiGestion,
  "rfm-analysis": drawRfmAnalysis,
  "logistica-dashboard": drawLogisticaDashboard,
  "nps-bi": drawNpsBi,
  "compras-bi": drawComprasBi,
  "ventas-globales": drawVentasGlobales,
  "people-analytics": drawPeopleAnalytics,
  "campanas-mkt": drawCampanasMkt,
};

/** Draws every picture as SVG text, by file name `<slug>.<locale>.<scheme>.svg`. */
export async function drawPictures(): Promise<Map<string, string>> {
  const pictures = await composePictures();
  return new Map([...pictures].map(([name, marks]) => [name, toSvg(marks, frame)]));
}

/** Composes the marks of every picture, by file name. */
export async function composePictures(): Promise<Map<string, Mark[]>> {
  const label = await openLettering();
  const pictures = new Map<string, Mark[]>();
  for (const [slug, draw] of Object.entries(cases)) {
    for (const locale of locales) {
      for (const scheme of schemes) {
        const marks = draw({ locale, palette: palettes[scheme], label });
        pictures.set(`${slug}.${locale}.${scheme}.svg`, marks);
      }
    }
  }
  return pictures;
}
