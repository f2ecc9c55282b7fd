import { fillText } from "../../../../contracts/fill-text.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { ShownMeasure } from "../../../kinds/chart.ts";
import type { Driver, Explanation } from "../../../query/drivers/explain-difference.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { nameDimension, nameSides } from "./name-sides.ts";
import { makeDifferenceWriter, type DifferenceWriter } from "./write-difference.ts";

/** A share of the difference that is not worth a sentence. */
const little = 0.05;

/** Says the difference, and where it is: what remains at equal make-up, and where it shows most. Names of bins may begin small. */
export function writeSentence(
  report: OpenReport,
  state: ReportState,
  measure: ShownMeasure,
  explanation: Explanation,
): string {
  const { comparison, difference, value, reference, drivers } = explanation;
  const { why } = report.copy.shell;
  const write = makeDifferenceWriter(report.format, measure, difference);
  const sides = nameSides(report, state, comparison);
  const [first] = drivers;
  const written = write.signed(difference);
  const isSame = !/[1-9]/.test(written);
  const figures =
    comparison.relative === 0
      ? fillText(why.figures, {
          group: sides.group,
          reference: sides.reference,
          ...writeFigures(report.format, measure, [value, reference], isSame),
        })
      : fillText(why.own, {
          ...sides,
          measure: measure.name,
          value: report.format.value(measure, difference),
        });
  const begun = `${figures.slice(0, 1).toUpperCase()}${figures.slice(1)}`;
  if (isSame) return `${begun} ${why.same}`;
  const told =
    comparison.relative === 0
      ? [begun, fillText(why.difference, { difference: written })]
      : [begun];
  const split = first === undefined ? why.even : writeSplit(report, write, explanation, first);
  return [...told, split].join(" ");
}

/** Decimals at most that tell two figures apart. */
const mostMore = 3;

/** Writes two figures in full, with more decimals where they are not the same but would read so. */
function writeFigures(
  format: Formatters,
  { unit, decimals }: ShownMeasure,
  figures: readonly [number, number],
  isSame: boolean,
): { value: string; other: string } {
  for (let more = 0; ; more += 1) {
    const written = { unit, decimals: decimals + more };
    const [value, other] = figures.map((one) => format.value(written, one)) as [string, string];
    if (isSame || value !== other || more === mostMore) return { value, other };
  }
}

/** Whether the mix is worth a word. */
export function isByMix(difference: number, mix: number): boolean {
  return Math.abs(mix) > little * Math.abs(difference);
}

function writeSplit(
  report: OpenReport,
  write: DifferenceWriter,
  { difference, comparison }: Explanation,
  { dimension, rate, mix, parts, key, bins }: Driver,
): string {
  const { why } = report.copy.shell;
  const names = nameDimension(report, dimension);
  const [ofRate = 0, ofMix = 0] = write.round([rate, mix], difference);
  const isMixed = isByMix(difference, mix);
  const isOnlyMix = Math.abs(rate) <= little * Math.abs(difference) || rate * difference < 0;
  const isOffset = mix * difference < 0;
  // A measure that is a difference itself is written as its card writes it.
  const say = comparison.relative === 0 ? write.signed : write.value;
  const values = {
    dimension: names.name,
    rate: isOnlyMix ? write.signed(ofRate) : say(ofRate),
    mix: isOffset ? write.value(Math.abs(ofMix)) : say(ofMix),
    bin: names.bin(bins[key]!),
    part: write.signed(parts[key]!.total),
    expected: write.signed(parts[key]!.expected),
  };
  if (!isMixed) {
    return values.part === values.expected ? why.even : fillText(why.uneven, values);
  }
  if (isOffset) return fillText(why.offset, values);
  return fillText(isOnlyMix ? why.onlyMix : why.split, values);
}
