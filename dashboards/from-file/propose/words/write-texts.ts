import type { Locale } from "../../../../contracts/locale.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import { blankLabel, type ColumnDeclaration } from "../../../query/table/column.ts";
import type { Binning } from "../../../query/table/view.ts";
import type { DefinitionCopy } from "../../../shell/host/report-copy.ts";
import type { ClaimKind } from "../../file-definition.ts";
import { hourOf } from "../../pack/pack-columns.ts";
import { knownOf, rowsColumn } from "../../pack/over-totals.ts";
import { otherLabel } from "../../pack/pack-labels.ts";
import type { ChosenMeasure } from "../choose-measures.ts";
import type { ChosenVisual } from "../choose-visuals.ts";
import type { ColumnName } from "./column-names.ts";
import { proposalWords, type ProposalWords } from "./proposal-words.ts";

/** A proposed report, as its texts describe it. */
export type Described = {
  title: Readonly<Record<Locale, string>>;
  names: Readonly<Record<string, ColumnName>>;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  measures: readonly ChosenMeasure[];
  visuals: readonly ChosenVisual[];
  /** Slicers' views by id, with the column of each. */
  slicers: Readonly<Record<string, string>>;
  claims: Readonly<Record<string, ClaimKind>>;
};

/** Writes the texts of a proposed report in one language. */
export function writeTexts(report: Described, language: Locale): DefinitionCopy {
  const words = proposalWords[language];
  const nameOf = (id: string): string => nameById(report, language, id);
  const labels = new Set(
    Object.values(report.columns).flatMap((column) =>
      column.kind === "dictionary" ? column.labels : [],
    ),
  );
  return {
    title: report.title[language],
    description: fill(words.description, {
      title: report.title[language],
      visuals: String(report.visuals.length),
    }),
    reader: words.reader,
    rows: rowsColumn in report.columns ? words.totals : words.rows,
    pages: { overview: words.page },
    views: {
      ...Object.fromEntries(
        report.visuals.map(({ viewId, columns, view }) => [
          viewId,
          columns
            .slice(0, view.shape.kind === "pair" ? 2 : 1)
            .map(nameOf)
            .join(" × "),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(report.slicers).map(([view, column]) => [view, nameOf(column)]),
      ),
    },
    columns: Object.fromEntries(Object.keys(report.columns).map((id) => [id, nameOf(id)])),
    labels: {
      ...(labels.has(blankLabel) && { [blankLabel]: words.blank }),
      ...(labels.has(otherLabel) && { [otherLabel]: words.others }),
    },
    measures: Object.fromEntries(
      report.measures.map((measure) => [measure.id, nameMeasure(measure, words, nameOf)]),
    ),
    visuals: Object.fromEntries(
      report.visuals.map((visual) => [
        visual.id,
        titleVisual(visual, report.claims[visual.id] ?? "always", words, nameOf),
      ]),
    ),
  };
}

/** Writes why a visual was proposed: "Línea, porque Fecha tiene 36 meses con datos." */
export function writeReason(report: Described, visual: ChosenVisual, language: Locale): string {
  const words = proposalWords[language];
  const nameOf = (id: string): string => nameById(report, language, id);
  const [first = "", second = ""] = visual.columns.map(nameOf);
  const measure = nameMeasure(visual.measures[0]!, words, nameOf).name;
  const count = new Intl.NumberFormat(language).format(visual.count ?? 0);
  return fill(words.reasons[visual.reason], { first, second, measure: lowerFirst(measure), count });
}

function nameById({ names }: Described, language: Locale, id: string): string {
  const own = names[id];
  if (own !== undefined) return own[language];
  const words = proposalWords[language];
  if (id === rowsColumn) return words.measures.rows.name;
  const isOf = (one: string): boolean => hourOf(one) === id || knownOf(one) === id;
  const of = Object.keys(names).find(isOf) ?? id;
  const name = names[of]?.[language] ?? of;
  return fill(knownOf(of) === id ? words.knownOf : words.hourOf, { name: lowerFirst(name) });
}

function nameMeasure(
  { made, of }: ChosenMeasure,
  { measures }: ProposalWords,
  nameOf: (id: string) => string,
): { name: string; how: string } {
  const [own = "", whole = ""] = of.map(nameOf);
  const inner = made === "sum" || made === "rate" ? own : lowerFirst(own);
  return {
    name: fill(measures[made].name, { name: inner, whole: lowerFirst(whole) }),
    how: fill(measures[made].how, { name: own, whole }),
  };
}

function titleVisual(
  visual: ChosenVisual,
  claim: ClaimKind,
  words: ProposalWords,
  nameOf: (id: string) => string,
): DefinitionCopy["visuals"][string] {
  const names = visual.columns.map(nameOf);
  const places = {
    measure: nameMeasures(visual, words, nameOf),
    first: names[0] ?? "",
    second: lowerFirst(names[1] ?? ""),
  };
  const levels = listLevels(visual).map((binning, at) => {
    const period = words.periods[binning.level ?? ""];
    const finest = visual.view.shape.kind === "bins" ? visual.columns.toReversed()[at] : undefined;
    return period ?? lowerFirst(nameOf(finest ?? binning.column));
  });
  const isPair = visual.view.shape.kind === "pair";
  const neutral = isPair
    ? [fill(words.neutral.two, { measure: places.measure, first: levels[0]!, second: levels[1]! })]
    : levels.map((first) =>
        visual.spec.kind === "table"
          ? fill(words.neutral.many, { first: places.first })
          : fill(words.neutral.one, { measure: places.measure, first }),
      );
  const { title, otherwise } = chooseTitles(visual, claim, words);
  return {
    title: title === undefined ? neutral[0]! : fill(title, places),
    ...(otherwise !== undefined && { otherwise: fill(otherwise, places) }),
    neutral,
  };
}

/** Names the measure of a visual; both where it sets two against each other. */
function nameMeasures(
  { measures: [main, other], spec }: ChosenVisual,
  words: ProposalWords,
  nameOf: (id: string) => string,
): string {
  const { name } = nameMeasure(main!, words, nameOf);
  if (spec.kind !== "scatter" || other === undefined) return name;
  return fill(words.both, { one: name, other: lowerFirst(nameMeasure(other, words, nameOf).name) });
}

function chooseTitles(
  { reason, measures: [main], spec }: ChosenVisual,
  claim: ClaimKind,
  { titles }: ProposalWords,
): { title?: string; otherwise?: string } {
  if (reason === "spread") return claim === "highest" ? { title: titles.mode } : {};
  if (claim === "rising" || claim === "falling") {
    return { title: titles[claim], otherwise: titles.peakNow };
  }
  if (claim === "few") return { title: titles.few, otherwise: titles.peakNow };
  if (claim !== "highest") return {};
  if (spec.kind === "line") return { title: titles.peak };
  const addsUp = main!.made === "sum" || main!.made === "rows";
  return { title: addsUp ? titles.share : titles.highest };
}

/** Lists the binnings of a view that its neutral titles name: the levels of one column, or the two of a pair. */
function listLevels({ view: { shape } }: ChosenVisual): readonly Binning[] {
  return shape.kind === "pair" ? [shape.rows, shape.columns] : shape.levels;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (all, place: string) => values[place] ?? all);
}
