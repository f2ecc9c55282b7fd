import { totalView } from "./check-definition.ts";
import type { ReportDefinition, Where } from "./report-definition.ts";
import { createModel } from "./report-model.ts";
import { ReportFault } from "./report-fault.ts";
import type { Table } from "./table/table.ts";

export type ReadBins = (measure: string, view: string, where?: Where) => readonly number[];

type Bin = string | number;

/**
 * A measure of all rows under a filter, or of one `bin` of a view; or the percentage of some bins, their `part` of all.
 * A bin is named by its label id, or by its number.
 */
type ReadFigure = { measure: string; where?: Where } & (
  | { view?: never }
  | { view: string; bin: Bin }
  | { view: string; part: readonly Bin[] }
);

/** `value` is as it is written (43.45 for a percentage), with `decimals`, by default none. */
type Figure = { value: number; decimals?: number } & (
  | ReadFigure
  | { compute: (read: ReadBins) => number }
);

/**
 * Figures of a case study that the rows must give (D14): a report's `figures.ts`, by id in
 * `content/catalogue/case-figures.json`.
 */
export type ReportFigures = Readonly<Record<string, Figure>>;

export type Mismatch = { figure: string; written: string; found: string };

/** Lists the figures that differ from the rows, both as they would be written. */
export function listMismatches(
  table: Table,
  definition: ReportDefinition,
  figures: ReportFigures,
): Mismatch[] {
  const model = createModel(definition, table);
  const open = (view: string, where: Where = {}) => {
    const state = model.stateOf({ id: "figure", page: model.start.page, where });
    return model.show(state, [view]).read(view);
  };
  const read: ReadBins = (measure, view, where) => {
    const { shown, values } = open(view, where);
    const isPercent = definition.measures[measure]?.unit === "percent";
    const numbers = values(measure);
    return shown.map((bin) => (isPercent ? 100 : 1) * numbers[bin]!);
  };
  const find = (name: string, figure: Figure): number => {
    if ("compute" in figure) return figure.compute(read);
    const { measure, where, view = totalView } = figure;
    const numbers = read(measure, view, where);
    const [axis] = open(view).axes;
    const labels = axis?.kind === "labels" ? axis.labels : [];
    const at = (bin: Bin): number => {
      const value = numbers[typeof bin === "number" ? bin : labels.indexOf(bin)];
      if (value !== undefined) return value;
      const problem = `reads the bin "${bin}" of "${view}", which there is not`;
      throw new ReportFault(`figure "${name}"`, problem, `use one of ${labels.join(", ")}`);
    };
    if ("part" in figure) return (100 * addUp(figure.part.map(at))) / addUp(numbers);
    return at("bin" in figure ? figure.bin : 0);
  };
  return Object.entries(figures).flatMap(([figure, one]) => {
    const written = one.value.toFixed(one.decimals);
    const found = find(figure, one).toFixed(one.decimals);
    return found === written ? [] : [{ figure, written, found }];
  });
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
