import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { bars, columns, heatmap, treemap } from "../../dashboards/shell/kit/report-kit.ts";
import { findVisual } from "./frame-picture.ts";

export const sketchNames = ["stayed", "rejected", "chosen"] as const;
export type SketchName = (typeof sketchNames)[number];

/** Drawings that a case tried before its form: one that stayed in its report, by id, and one that was rejected. */
type Sketches = { stayed: string; rejected: VisualLayout };

const size = 6;

/** A rejected drawing has the id of a visual of the report, whose claim it cannot argue. */
const caseSketches: Readonly<Record<string, Sketches>> = {
  "airline-satisfaction": {
    stayed: "servicesByClass",
    rejected: bars("satisfiedByClass", "class", ["satisfied"], size, {
      max: 1,
      highlight: ["economyPlus"],
    }),
  },
  "campanas-mkt": {
    stayed: "contactPaths",
    rejected: bars("costByChannel", "channel", ["clicks"], size, {
      highlight: ["social"],
      sort: "descending",
    }),
  },
  "compras-bi": {
    stayed: "riseByFamily",
    rejected: columns("kilosByMonth", "month", ["fertKilos"], size, { highlight: [9, 10, 11] }),
  },
  "logistica-dashboard": {
    stayed: "idleByCustomer",
    rejected: heatmap("floorPlan", "plan", ["still"], size),
  },
  "logistica-supply-chain": {
    stayed: "leadBySupplier",
    rejected: bars("leadBySupplier", "supplier", ["late"], size, { sort: "descending" }),
  },
  "nps-bi": {
    stayed: "npsByStage",
    rejected: bars("verdicts", "verdict", ["responses"], size),
  },
  "people-analytics": {
    stayed: "womenByDepartment",
    rejected: bars("gapByBand", "sex", ["staff"], size, { highlight: ["women"] }),
  },
  "proyectos-bi-gestion": {
    stayed: "dataByProject",
    rejected: bars("sharesByPhase", "phase", ["hoursShare", "budgetShare"], size, {
      target: { measure: "budgetShare" },
      highlight: ["data"],
    }),
  },
  "rfm-analysis": {
    stayed: "waits",
    rejected: bars("salesByGroup", "group", ["salesShare", "customersShare"], size, {
      highlight: ["champions", "loyal"],
    }),
  },
  "soporte-bi": {
    stayed: "ticketsByHours",
    rejected: treemap("categories", "category", ["tickets"], size, { highlight: ["access"] }),
  },
  "ventas-bi": {
    stayed: "salesAndProfit",
    rejected: bars("salesAndProfit", "product", ["revenue", "profit"], size, {
      limit: 8,
      highlight: ["paperA4", "tonerBlack", "officeChair", "inkPack", "laserPrinter"],
      sort: "descending",
    }),
  },
  "ventas-globales": {
    stayed: "spendAgainstSales",
    rejected: bars("perEuroByMarket", "market", ["share"], size),
  },
};

/** Returns the visual of a case's sketch; throws for a case or a visual that is not there. */
export function findSketch(
  slug: string,
  { layout, picture }: Pick<ReportModule, "layout" | "picture">,
  name: SketchName,
): VisualLayout {
  const sketches = caseSketches[slug];
  if (sketches === undefined) throw new Error(`${slug} has no sketches in case-sketches.ts`);
  if (name === "rejected") return sketches.rejected;
  const id = name === "chosen" ? picture.visual : sketches.stayed;
  return findVisual(layout, id).visual;
}

export function nameSketch(slug: string, name: SketchName): string {
  return `${slug}.${name}.svg`;
}
