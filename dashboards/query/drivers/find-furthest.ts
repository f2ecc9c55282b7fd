import { listLeaves } from "../measures/measure-bases.ts";
import type { Measure } from "../measures/measure.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { listDimensions, listMeasuredColumns, type Dimension } from "./dimension.ts";
import { measureDifference, type MeasureDifference } from "./measure-difference.ts";
import { addUp } from "./split-difference.ts";
import { readTerms, type Sides } from "./terms.ts";

/** More bins than these are not told apart on a card. */
const mostBins = 12;

/**
 * What a card asks about where there is nothing to compare it with: the bin that moves its figure most. Null where no bin has a view of
 * its own.
 */
export function* findFurthest(
  { definition, table, levels }: DriverRows,
  rows: Uint8Array,
  value: Measure,
): Generator<void, Pick<Asked, "view" | "bins"> | null> {
  const flags = { group: rows, reference: rows };
  const terms = readTerms(table, flags);
  for (const leaf of listLeaves(value)) {
    terms.leaf(leaf);
    yield;
  }
  const found = measureDifference(value, terms, { view: terms, report: terms });
  if (found === null) return null;
  const dimensions = listDimensions(definition, levels, new Set(listMeasuredColumns(value)));
  const influences: Influence[] = [];
  for (const dimension of dimensions) {
    const { isFilterable, axes, depth, size } = dimension.level;
    if (!isFilterable || axes.length > 1 || depth > 0 || size > mostBins) continue;
    influences.push(...listInfluences(found, flags, dimension));
    yield;
  }
  const [first] = influences.toSorted((a, b) => b.influence - a.influence);
  return first === undefined ? null : { view: first.view, bins: [first.bin] };
}

type Influence = { view: string; bin: number; influence: number };

/** By how much the figure of all rows would differ without what sets each bin apart. */
function listInfluences(
  found: MeasureDifference,
  flags: Sides<Uint8Array>,
  { level }: Dimension,
): Influence[] {
  const { amounts, weights, rows } = addUp(found, "group", flags, level.codes, level.size);
  const filled = rows.filter((count) => count > 0).length;
  if (filled < 2) return [];
  const all = amounts.reduce((sum, one) => sum + one, 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return Array.from(amounts, (amount, bin) => {
    const expected = found.weights === null ? all / filled : (all * weights[bin]!) / weight;
    const size = found.weights === null ? all : weight;
    const influence = rows[bin] === 0 ? 0 : Math.abs((amount - expected) / size);
    return { view: level.view, bin, influence };
  });
}
