import type { Locale } from "../../../contracts/locale.ts";
import { createModel, type ReportModel } from "../../query/report-model.ts";
import { createTable } from "../../query/table/table.ts";
import { by } from "../../query/table/view.ts";
import { listOpeningClaims } from "../../shell/claims/opening-claims.ts";
import type { ClaimKind, FileDefinition } from "../file-definition.ts";
import type { FileFigure } from "../file-report.ts";
import { openClaims } from "../open-claims.ts";
import { openDefinition } from "../open-definition.ts";
import { overTotals } from "../pack/over-totals.ts";
import { decodeRows } from "../rows/decode-rows.ts";
import { encodeRows, type PackedColumn } from "../rows/encode-rows.ts";
import { chooseMeasures, type ChosenMeasure } from "./choose-measures.ts";
import { chooseVisuals, gatherOffer, layOutVisuals, type ChosenVisual } from "./choose-visuals.ts";
import type { Profile } from "./profile-columns.ts";
import type { Offer } from "./rules/rule.ts";
import { nameColumn } from "./words/column-names.ts";
import { writeReason, writeTexts, type Described } from "./words/write-texts.ts";

export type ProposedReport = {
  report: FileDefinition;
  /** The rows as counted for the first page. */
  model: ReportModel;
  figures: Record<string, FileFigure>;
  texts: ReturnType<typeof writeBoth>;
  /** Why each visual was proposed, in its order. */
  reasons: Record<Locale, string[]>;
  /** Headers that have no name in the other language. */
  untranslated: string[];
};

const mostCards = 5;
const mostSlicers = 4;
const mostFigures = 4;
const mostTextsOfSlicer = 60;

/**
 * Proposes a report of packed rows: measures, at most six visuals with their reasons, and texts in both languages; of
 * totals where `summed` has the columns that they add up.
 */
export function proposeReport(
  slug: string,
  title: Readonly<Record<Locale, string>>,
  profiles: readonly Profile[],
  packed: Readonly<Record<string, PackedColumn>>,
  summed?: ReadonlySet<string>,
): ProposedReport {
  const rowCount = Object.values(packed)[0]?.values.length ?? 0;
  const measures = chooseMeasures(profiles);
  const all = gatherOffer(
    summed === undefined ? profiles : countLabels(profiles, packed),
    measures,
    rowCount,
  );
  const offer = summed === undefined ? all : { ...all, numbers: [] };
  const visuals = chooseVisuals(offer);
  const slicers = chooseSlicers(offer);
  const draft = assemble(offer, visuals, slicers, {});
  const counted = summed === undefined ? draft : overTotals(draft, summed).report;
  const { claims, model } = judge(slug, counted, visuals, packed);
  const used = measures.filter(({ id }) => id in draft.measures);
  const described: Described = {
    title,
    names: Object.fromEntries(profiles.map(({ id, name }) => [id, nameColumn(name)])),
    columns: declare(packed),
    measures: used,
    visuals,
    slicers,
    claims,
  };
  return {
    report: { ...draft, claims },
    model,
    figures: Object.fromEntries(used.slice(0, mostFigures).map(({ id }) => [id, { measure: id }])),
    texts: writeBoth(described),
    reasons: {
      es: visuals.map((visual) => writeReason(described, visual, "es")),
      en: visuals.map((visual) => writeReason(described, visual, "en")),
    },
    untranslated: profiles
      .filter(({ name }) => !nameColumn(name).isTranslated)
      .map(({ name }) => name),
  };
}

/** Counts the labels that totals leave. */
function countLabels(
  profiles: readonly Profile[],
  packed: Readonly<Record<string, PackedColumn>>,
): Profile[] {
  return profiles.map((one) => {
    const { declaration } = packed[one.id]!;
    const isCounted = one.kind === "label" && declaration.kind === "dictionary";
    return isCounted ? { ...one, labels: declaration.labels.length } : one;
  });
}

function writeBoth(described: Described) {
  return { es: writeTexts(described, "es"), en: writeTexts(described, "en") };
}

function declare(packed: Readonly<Record<string, PackedColumn>>) {
  return Object.fromEntries(
    Object.entries(packed).map(([id, { declaration }]) => [id, declaration]),
  );
}

/** Views to filter by: the days, then columns of few texts. */
function chooseSlicers({ time, few, many }: Offer): Record<string, string> {
  const labels = [...few, ...many].filter((one) => one.labels <= mostTextsOfSlicer);
  const columns = [...(time ? [time.id] : []), ...labels.map(({ id }) => id)].slice(0, mostSlicers);
  return Object.fromEntries(columns.map((id) => [`${id}Filter`, id]));
}

function assemble(
  { time, measures }: Offer,
  visuals: readonly ChosenVisual[],
  slicers: Readonly<Record<string, string>>,
  claims: FileDefinition["claims"],
): FileDefinition {
  const shown = visuals.flatMap((visual) => visual.measures);
  const cards = measures.slice(0, mostCards);
  const used = new Map<string, ChosenMeasure>(
    [...cards, ...shown, ...measures.slice(-1)].map((one) => [one.id, one]),
  );
  const rows = measures.at(-1)!.id;
  const slicerViews = Object.entries(slicers).map(([view, column]) => {
    const level = column === time?.id ? { level: time.span > 2 ? "month" : "day" } : {};
    return [view, by(column, { ...level, measures: [rows] })] as const;
  });
  return {
    measures: Object.fromEntries([...used].map(([id, { declaration }]) => [id, declaration])),
    views: {
      ...Object.fromEntries(visuals.map(({ viewId, view }) => [viewId, view] as const)),
      ...Object.fromEntries(slicerViews),
    },
    ...(time && time.span > 12 && { comparedBy: time.id }),
    cards: cards.map(({ id }) => ({ measure: id, isNeutral: true })),
    slicers: Object.keys(slicers),
    pages: [{ id: "overview", visuals: layOutVisuals(visuals) }],
    picture: { visual: visuals[0]?.id ?? "" },
    story: [],
    claims,
  };
}

/** Counts the rows, and finds for each visual a claim that they give: that of its rule, or the next that is true. */
function judge(
  slug: string,
  draft: FileDefinition,
  visuals: readonly ChosenVisual[],
  packed: Readonly<Record<string, PackedColumn>>,
): { claims: Record<string, ClaimKind>; model: ReportModel } {
  const values = decodeRows(encodeRows(packed, "").buffer);
  const columns = declare(packed);
  const source = { address: "", generate: () => values };
  const { definition, layout } = openDefinition(slug, draft, { columns } as never, source);
  const model = createModel(definition, createTable(columns, values));
  const holds = (claims: Record<string, ClaimKind>): Set<string> =>
    new Set(
      listOpeningClaims({ definition, layout }, openClaims({ ...draft, claims }), model)
        .filter(({ claim, figures }) => claim.holds(figures))
        .map(({ visual }) => visual.id),
    );
  const found: Record<string, ClaimKind> = {};
  for (const step of [0, 1, 2]) {
    const asked = Object.fromEntries(
      visuals.flatMap(({ id, claim }) => {
        const kind = [claim, ...(fallbacks[claim] ?? [])][step];
        return kind === undefined || id in found ? [] : [[id, kind] as const];
      }),
    );
    const held = holds(asked);
    for (const [id, kind] of Object.entries(asked)) if (held.has(id)) found[id] = kind;
  }
  const claims = Object.fromEntries(visuals.map(({ id }) => [id, found[id] ?? "always"]));
  return { claims, model };
}

/** Claims to try where that of the rule is not true, in this order. */
const fallbacks: Partial<Record<ClaimKind, readonly ClaimKind[]>> = {
  rising: ["falling", "highest"],
  few: ["highest"],
};
