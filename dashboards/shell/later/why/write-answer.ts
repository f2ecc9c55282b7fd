import { fillText } from "../../../../contracts/fill-text.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import type { ShownMeasure } from "../../../kinds/chart.ts";
import { standsOut, type Driver, type Explanation } from "../../../query/drivers/explanation.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { listNames, nameDimension, nameSides } from "./name-sides.ts";
import {
  capitalise,
  findWhole,
  roundParts,
  writePart,
  writeShare,
  writeWhole,
  type WholeKind,
} from "./write-part.ts";
import { makeDifferenceWriter, type DifferenceWriter } from "./make-difference-writer.ts";

/**
 * An explanation in words: a sentence that names the largest part, more where it helps, both figures with their names,
 * the whole, and the writer of its parts. `key` is the part that the sentence names, by cause or by bin.
 */
export type Answer = {
  headline: string;
  more: readonly string[];
  figures: readonly { name: string; value: string }[];
  whole: WholeKind;
  write: DifferenceWriter;
  key: "cause" | "bin" | "inside" | "all" | null;
};

const fractions = [
  { most: 0.1, name: "tenth" },
  { most: 0.2, name: "fifth" },
  { most: 0.25, name: "quarter" },
] as const;
/** Parts that change a figure by less of it change little. */
const leastOfValue = 0.03;

export function writeAnswer(
  report: OpenReport,
  state: ReportState,
  measure: ShownMeasure,
  explanation: Explanation,
): Answer {
  const { question, value, reference, expected, difference, causes, drivers, without } =
    explanation;
  const { why } = report.copy.shell;
  const isSum = question.factor === 0;
  const isOwn = question.relative !== 0;
  const from = expected ?? reference;
  const writer = makeDifferenceWriter(
    report.format,
    measure,
    difference,
    isSum || isOwn ? null : [value, from],
    drivers[0]?.parts.map(({ part }) => part),
  );
  // A part of a sum is written as the sum is, a part of a share in points.
  const write =
    isSum && measure.unit !== "percent"
      ? { ...writer, size: (part: number) => writer.figure(Math.abs(part)) }
      : writer;
  const whole = findWhole(explanation, measure);
  const sides = nameSides(report, state, question);
  const figures = isOwn
    ? [{ name: measure.name, value: report.format.value(measure, difference) }]
    : [
        { name: sides.group, value: write.figure(value) },
        ...(isSum ? [] : [{ name: sides.reference, value: write.figure(reference) }]),
      ];
  const known = { figures, whole, write };
  // The name of a change says its dates.
  const own =
    isOwn && question.names.group.kind === "condition"
      ? [fillText(why.sameAs, { measure: measure.name, ...sides, value: figures[0]!.value })]
      : [];
  if (write.difference === 0) return { ...known, headline: why.same, more: own, key: null };
  if (!isSum && isLittle(measure, difference)) {
    const headline = fillText(why.little, { difference: write.signed(write.difference) });
    return { ...known, headline, more: own, key: null };
  }
  const [first] = drivers;
  if (first === undefined) return { ...known, headline: why.undivided, more: own, key: null };
  const say = (part: number, name: string, isCause = false): string =>
    writePart(report, write, whole, { part, name, isCause });
  const like =
    expected === null
      ? []
      : [
          fillText(why.like, {
            ...sides,
            causes: listNames(
              report,
              (causes.length > 0 ? causes.map(({ cause }) => cause) : listCauses(report)).map(
                (cause) => why.theCauses[cause],
              ),
            ),
            expected: write.figure(expected),
            value: write.figure(value),
          }),
        ];
  const spread = findSpread(first, difference);
  const dimension = lowerFirst(nameDimension(report, first.dimension).name);
  // A single cause is all of the difference, and only named in "like for like".
  const [cause] = causes.length > 1 ? causes : [];
  if (cause !== undefined) {
    const fraction =
      spread === undefined
        ? []
        : [fillText(why.spreadToo, { dimension, fraction: why.fractions[spread] })];
    return {
      ...known,
      headline: say(
        write.round(causes.map(({ part }) => part))[0]!,
        why.theCauses[cause.cause],
        true,
      ),
      more: [...like, ...fraction],
      key: "cause",
    };
  }
  if (without.length > 0) {
    const { bin } = nameDimension(report, first.dimension);
    const isSteady = Math.abs(difference) < leastOfValue * Math.abs(value);
    return {
      ...known,
      headline: fillText(isSteady ? why.steady : why.outliers, {
        names: listNames(report, without.map(bin)),
      }),
      more: [
        fillText(without.length > 1 ? why.withoutThem : why.withoutIt, {
          reference: write.figure(reference),
          value: write.figure(value),
          difference: write.signed(write.difference),
        }),
      ],
      key: "all",
    };
  }
  const written = roundParts(first, write);
  const part = written[first.key]!;
  const { bin } = nameDimension(report, first.dimension);
  if (spread !== undefined || !standsOut(first)) {
    const headline =
      spread === undefined
        ? why.even
        : fillText(isSum ? why.spreadSum : why.spread, {
            dimension,
            fraction: why.fractions[spread],
            whole: writeWhole(report, write, whole),
          });
    // Several equal parts have no largest.
    const isTied = written.filter((one) => one === part).length > 1;
    const most = {
      name: bin(first.key),
      part: write.size(part),
      share: writeShare(report.format, part / difference),
    };
    return {
      ...known,
      headline: capitalise(headline),
      more: [...own, ...like, ...(isTied ? [] : [fillText(why.most, most)])],
      key: isTied ? null : "bin",
    };
  }
  const { inside } = explanation;
  if (inside === null)
    return { ...known, headline: say(part, bin(first.key)), more: [...own, ...like], key: "bin" };
  const inner = nameDimension(report, inside.dimension).bin(inside.key);
  const isChild = inside.dimension.column === first.dimension.column;
  return {
    ...known,
    headline: say(
      roundParts(inside, write, part)[inside.key]!,
      isChild ? inner : fillText(why.inPart, { name: bin(first.key), inner }),
    ),
    more: [...own, ...like],
    key: "inside",
  };
}

/** As the measure is written, there is no difference. */
function isLittle({ unit, decimals }: ShownMeasure, difference: number): boolean {
  return Math.round(Math.abs(difference) * (unit === "percent" ? 100 : 1) * 10 ** decimals) === 0;
}

/** The largest fraction that no part goes beyond; undefined where one does, or a part has more than its size. */
function findSpread(
  { parts, key }: Driver,
  difference: number,
): (typeof fractions)[number]["name"] | undefined {
  return fractions.find(({ most }) => parts[key]!.part / difference <= most)?.name;
}

function listCauses({ module }: OpenReport) {
  return [...new Set(Object.values(module.definition.reasons?.likeForLike?.causes ?? {}))];
}
