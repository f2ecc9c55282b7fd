import { compileDax } from "../../dashboards/from-file/powerbi/compile/compile-measure.ts";
import { ModelNames } from "../../dashboards/from-file/powerbi/compile/model-names.ts";
import { listFormulaLeaves } from "../../dashboards/from-file/powerbi/formula/formula-parts.ts";
import { Refusal, type Fact } from "../../dashboards/from-file/powerbi/formula/formula.ts";
import type { ColumnRef } from "../../ingest/powerbi/model/semantic-model.ts";
import type { PowerBiProject } from "../../ingest/powerbi/open-project.ts";
import type { Field, PbirVisual } from "../../ingest/powerbi/report/pbir-report.ts";

/** Adds a page with slicers, and a table of each measure that is translated, by one of them or a column of its own. */
export function showEveryMeasure(
  project: PowerBiProject,
  filters: readonly ColumnRef[],
): PowerBiProject {
  const { report, model } = project;
  const names = new ModelNames(model);
  const slicers = filters.map((of): PbirVisual =>
    draw(of.column, "slicer", [{ kind: "column", of }]),
  );
  const visuals = model.tables.flatMap((table) =>
    table.measures.flatMap(({ name }): PbirVisual[] => {
      const facts = listFacts(name, names);
      const [first] = facts;
      if (first === undefined) return [];
      const reached = filters.find(({ table: other }) =>
        facts.every((fact) => names.reach(fact, other) !== null),
      );
      const own = names.table(first.table)!.columns.find(({ dataType }) => dataType === "string");
      const of = reached ?? { table: first.table, column: own?.name ?? "" };
      const measure: Field = { kind: "measure", table: table.name, name };
      return [draw(name, "tableEx", [{ kind: "column", of }, measure])];
    }),
  );
  const page = {
    id: "every",
    name: "Every measure",
    width: 1,
    isHidden: false,
    filters: [],
    visuals: [...slicers, ...visuals],
  };
  return { ...project, report: { ...report, pages: [...report.pages, page] } };
}

function listFacts(name: string, names: ModelNames): readonly Fact[] {
  try {
    const formula = compileDax({ kind: "reference", name }, names);
    return listFormulaLeaves(formula).map(({ fact }) => fact);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function draw(name: string, type: string, fields: readonly Field[]): PbirVisual {
  const shown = fields.map((field) => ({
    field,
    name: field.kind === "measure" ? field.name : name,
    isActive: true,
  }));
  const place = { x: 0, y: 0, width: 1, height: 1 };
  return {
    id: name,
    type,
    ...place,
    roles: { Values: shown },
    filters: [],
    selected: [],
    isHidden: false,
  };
}
