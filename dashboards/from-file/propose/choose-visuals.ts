import type { VisualLayout } from "../../shell/report-layout.ts";
import type { ChosenMeasure } from "./choose-measures.ts";
import type { Profile } from "./profile-columns.ts";
import { rulesOfLabels } from "./rules/of-labels.ts";
import { rulesOfNumbers } from "./rules/of-numbers.ts";
import { rulesOverTime } from "./rules/over-time.ts";
import type { Labels, Offer, Proposal } from "./rules/rule.ts";

/** A proposal that was taken, with its ids. */
export type ChosenVisual = Proposal & { id: string; viewId: string };

const rules = [...rulesOverTime, ...rulesOfLabels, ...rulesOfNumbers];

const mostVisuals = 6;
const mostOfKind = 2;
const fewest = 2;
const few = 12;
const many = 2000;
/** The number of bars that is read at a glance. */
const handful = 6;

/** Gathers what the rules choose from. */
export function gatherOffer(
  profiles: readonly Profile[],
  measures: readonly ChosenMeasure[],
  rowCount: number,
): Offer {
  const days = profiles.filter((one) => one.kind === "day" && one.days > 1);
  const labels = profiles.filter(
    (one): one is Labels => one.kind === "label" && one.labels >= fewest,
  );
  return {
    rowCount,
    time: days.toSorted((one, other) => one.blanks - other.blanks)[0] as Offer["time"],
    few: labels
      .filter((one) => one.labels <= few)
      .toSorted((one, other) => distance(one) - distance(other)),
    many: labels
      .filter((one) => one.labels > few && one.labels <= many && one.labels < rowCount / 2)
      .toSorted((one, other) => one.labels - other.labels),
    numbers: profiles.filter((one) => one.kind === "number"),
    amounts: measures.filter(({ made }) => made === "sum" || made === "rows"),
    measures,
  };
}

function distance({ labels, blanks }: Labels): number {
  return Math.abs(Math.log(labels / handful)) + Number(blanks > 0);
}

/**
 * Chooses at most six visuals by the scores of their rules: no two of the same view and measure, and no more than two
 * of a kind.
 */
export function chooseVisuals(offer: Offer): ChosenVisual[] {
  const proposals = rules
    .flatMap((rule) => rule(offer) ?? [])
    .toSorted((one, other) => other.score - one.score);
  const chosen: ChosenVisual[] = [];
  for (const proposal of proposals) {
    if (chosen.length === mostVisuals) break;
    const { spec } = proposal;
    if (chosen.filter((one) => one.spec.kind === spec.kind).length >= mostOfKind) continue;
    if (chosen.some((one) => isAlike(one, proposal))) continue;
    const place = String(chosen.length + 1);
    chosen.push({ ...proposal, id: `visual${place}`, viewId: `view${place}` });
  }
  return chosen;
}

/** True of the same measures over the same view. */
function isAlike(one: Proposal, other: Proposal): boolean {
  return describe(one) === describe(other);
}

function describe({ measures, view }: Proposal): string {
  return JSON.stringify([measures.map(({ id }) => id).toSorted(), view.shape]);
}

const heights = { wide: 280, half: 320 };

/** Lays the visuals out in rows of twelve: wide ones alone, others in pairs, and a last one that is left as wide. */
export function layOutVisuals(chosen: readonly ChosenVisual[]): VisualLayout[] {
  const wide = chosen.filter(({ size }) => size === "wide");
  const half = chosen.filter(({ size }) => size === "half");
  const [first, ...others] = wide;
  const pairs = half.length - (half.length % 2);
  const ordered = [
    ...(first ? [first] : []),
    ...half.slice(0, pairs),
    ...others,
    ...half.slice(pairs),
  ];
  return ordered.map((one) => {
    const isHalf = half.indexOf(one) >= 0 && half.indexOf(one) < pairs;
    const { id, viewId: view, measures, spec, isSorted } = one;
    const hasHeight = spec.kind !== "table" && spec.kind !== "calendar" && spec.kind !== "heatmap";
    return {
      id,
      view,
      measures: measures.map((measure) => measure.id),
      spec,
      span: isHalf ? 6 : 12,
      height: hasHeight ? (isHalf ? heights.half : heights.wide) : undefined,
      sort: isSorted ? { by: measures[0]!.id, isDescending: true } : undefined,
    };
  });
}
