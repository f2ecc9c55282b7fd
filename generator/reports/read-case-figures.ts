import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { createModel } from "../../dashboards/query/report-model.ts";
import { readCurrency } from "../../dashboards/query/measures/units.ts";
import type { MeasureDeclaration } from "../../dashboards/query/measures/measure.ts";
import type { CaseFigure } from "../../site/page-data.ts";
import { openFileReport } from "./from-file/file-reports.ts";
import { openTable } from "./open-table.ts";

/** `meaning` describes how the report computes the figure; no page needs it. */
type CataloguedFigure = CaseFigure & { meaning?: string };

const figuresOf = figures as Record<string, CataloguedFigure[]>;

/** Returns the figures of a case: those of the catalogue, or those that the rows of its file give today. */
export function readCaseFigures(slug: string): CaseFigure[] {
  const own = openFileReport(slug);
  if (own !== undefined) return countFigures(own);
  // A case whose report is of another origin has no figures.
  return (figuresOf[slug] ?? []).map(({ meaning: _meaning, ...figure }) => figure);
}

function countFigures({
  code,
  figures: asked,
}: NonNullable<ReturnType<typeof openFileReport>>): CaseFigure[] {
  const { definition } = code.report;
  const model = createModel(definition, openTable(code.report));
  return Object.entries(asked).map(([id, { measure, where = {} }]) => {
    const state = model.stateOf({ id, page: model.start.page, where });
    const declared = definition.measures[measure]!;
    const value = model.show(state).read("total").values(measure)[0]!;
    return writeFigure(id, declared, value);
  });
}

function writeFigure(
  id: string,
  { unit, decimals }: MeasureDeclaration,
  value: number,
): CaseFigure {
  const currency = readCurrency(unit);
  if (currency !== null) return { id, value, unit: "money", currency, decimals };
  if (unit === "percent") return { id, value: 100 * value, unit, decimals };
  return {
    id,
    value,
    unit: unit === "minutes" || unit === "hours" || unit === "days" ? unit : "count",
    decimals,
  };
}
