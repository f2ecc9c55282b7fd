import { fillText } from "../../../../contracts/fill-text.ts";
import { writeComparison } from "../../../query/comparison/write-ranges.ts";
import type { Dimension } from "../../../query/drivers/dimension.ts";
import type { Question, SideName } from "../../../query/drivers/list-questions.ts";
import type { Condition } from "../../../query/measures/measure.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { AxisNames } from "../../../format/axis-names.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import { nameAlone } from "../../../format/name-alone.ts";
import { describeFilters } from "../answers/describe-filters.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { nameAxes } from "../../visuals/name-axes.ts";

const mostNames = 3;

/** Names the two sides of a question as a sentence has them. */
export function nameSides(
  report: OpenReport,
  state: ReportState,
  { names }: Question,
): { group: string; reference: string } {
  return {
    group: nameSide(report, state, names.group),
    reference: nameSide(report, state, names.reference),
  };
}

export function nameSide(report: OpenReport, state: ReportState, side: SideName): string {
  const { why } = report.copy.shell;
  if (side.kind === "bins") return nameBins(report, side);
  if (side.kind === "condition") return nameCondition(report, side.condition);
  if (side.kind === "period") return writeComparison(report.copy.language, side.period)[side.side];
  if (side.kind === "rest") return why.rest;
  if (side.kind === "all") return why.all;
  const filters = describeFilters(report, state).map(({ name, values }) =>
    /\p{L}/u.test(values) ? values : `${name} ${values}`,
  );
  return filters.length === 0 ? why.all : filters.join(" · ");
}

function nameBins(report: OpenReport, { level, bins }: SideName & { kind: "bins" }): string {
  const { format, copy } = report;
  const names = nameAxes(report, level.view, level.depth);
  const [first, second] = level.axes;
  const nameRow = (bin: number): string =>
    nameAlone(first!, names[0]!, format.bin(first!, names[0], bin));
  // The first of several bins includes the name of their axis.
  const name = (bin: number, at: number): string => {
    if (second === undefined) return at === 0 ? nameRow(bin) : format.bin(first!, names[0], bin);
    const column = format.bin(second, names[1], bin % second.size);
    const named = nameAlone(second, { name: lowerFirst(names[1]!.name) }, column);
    return `${nameRow(Math.floor(bin / second.size))}, ${named}`;
  };
  const [from = 0] = bins;
  if (bins.length <= mostNames) {
    return listNames(report, bins.map(name));
  }
  const isRun = second === undefined && bins.every((bin, at) => bin === from + at);
  if (isRun) {
    return fillText(copy.shell.filters.range, { from: name(from, 0), to: name(bins.at(-1)!, 1) });
  }
  const some = bins
    .slice(0, mostNames - 1)
    .map(name)
    .join(", ");
  return fillText(copy.shell.filters.more, { names: some, count: bins.length - mostNames + 1 });
}

/** By the label of the coarsest level that all its ids lie in (women, of whatever rank), or by its days. */
function nameCondition(report: OpenReport, condition: Condition): string {
  const { module, copy, format } = report;
  const { labels } = copy.report;
  const column = module.definition.columns[condition.column]!;
  const { why } = copy.shell;
  if (!("is" in condition)) {
    const { from, to } = condition;
    if (from !== undefined) return fillText(why.since, { day: format.day(from) });
    return to === undefined ? why.all : fillText(why.until, { day: format.day(to - 1) });
  }
  let ids: readonly string[] = condition.is;
  if (column.kind === "dictionary") {
    let above = column.labels;
    for (const level of column.levels) {
      const of = new Set(ids.map((id) => level.labels[level.of[above.indexOf(id)]!]!));
      ids = [...of];
      above = level.labels;
    }
  }
  return listNames(
    report,
    ids.map((id) => labels[id] ?? id),
  );
}

/** `bin` names a bin by itself, `short` where its dimension is named. */
export type DimensionNames = {
  name: string;
  bin: (bin: number) => string;
  short: (bin: number) => string;
};

/** Names a dimension and its bins, as the view does that has them. */
export function nameDimension(report: OpenReport, { level, axis }: Dimension): DimensionNames {
  const names: AxisNames = nameAxes(report, level.view, level.depth)[axis]!;
  const own = level.axes[axis]!;
  const short = (bin: number): string => report.format.bin(own, names, bin);
  return { name: names.name, short, bin: (bin) => nameAlone(own, names, short(bin)) };
}

export function listNames({ copy }: Pick<OpenReport, "copy">, names: readonly string[]): string {
  return new Intl.ListFormat(copy.language, { type: "conjunction" }).format(names);
}
