import { fillText } from "../../../../contracts/fill-text.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { ShownMeasure } from "../../../kinds/chart.ts";
import {
  standsOut,
  type Driver,
  type Explanation,
} from "../../../query/drivers/explain-difference.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { listNames, nameDimension, nameSides } from "./name-sides.ts";
import { makeDifferenceWriter, type DifferenceWriter } from "./write-difference.ts";

/** Kinds of wholes, as they are called beside their bar and in a sentence. */
type WholeKind = "rise" | "fall" | "missing" | "extra" | "apart" | "all";

/**
 * An explanation as it is read: a sentence that names what adds most, more where it helps, both figures with their names, the whole
 * and how its parts are written. `key` is what the sentence names, by cause or by bin.
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
  );
  // A part of a sum is written as the sum is, not as a difference.
  const write = isSum
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
  const own = isOwn
    ? [fillText(why.sameAs, { measure: measure.name, ...sides, value: figures[0]!.value })]
    : [];
  if (write.difference === 0) return { ...known, headline: why.same, more: own, key: null };
  if (!isSum && isLittle(measure, difference)) {
    const headline = fillText(why.little, { difference: write.signed(write.difference) });
    return { ...known, headline, more: own, key: null };
  }
  const [first] = drivers;
  if (first === undefined) return { ...known, headline: why.even, more: own, key: null };
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
  const [cause] = causes;
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
    return {
      ...known,
      headline: fillText(why.outliers, { names: listNames(report, without.map(bin)) }),
      more: [
        fillText(why.withoutThem, {
          reference: write.figure(reference),
          value: write.figure(value),
          difference: write.signed(write.difference),
        }),
      ],
      key: "all",
    };
  }
  const part = roundParts(first, write)[first.key]!;
  const { bin } = nameDimension(report, first.dimension);
  if (spread !== undefined || !standsOut(first)) {
    const headline =
      spread === undefined
        ? why.even
        : fillText(why.spread, {
            dimension,
            fraction: why.fractions[spread],
            whole: writeWhole(report, write, whole),
          });
    const most = {
      name: bin(first.key),
      part: write.size(part),
      share: writeShare(report.format, part / difference),
    };
    return {
      ...known,
      headline: capitalise(headline),
      more: [...own, ...like, fillText(why.most, most)],
      key: "bin",
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

/** What is written of each bin: together, the whole as it is written, or the part of a bin that they split. */
export function roundParts({ parts }: Driver, write: DifferenceWriter, whole?: number): number[] {
  return write.round(
    parts.map(({ part }) => part),
    whole,
  );
}

export function writeShare(format: Formatters, share: number): string {
  return format.value({ unit: "percent", decimals: 0 }, share);
}

/** As the measure is written, there is no difference. */
function isLittle({ unit, decimals }: ShownMeasure, difference: number): boolean {
  return Math.round(Math.abs(difference) * (unit === "percent" ? 100 : 1) * 10 ** decimals) === 0;
}

function findWhole(
  { question, expected, difference }: Explanation,
  { unit }: ShownMeasure,
): WholeKind {
  const isLess = difference < 0;
  if (question.factor === 0) return "all";
  if (question.kind === "weight") return "apart";
  if (expected === null || unit !== "euros") return isLess ? "fall" : "rise";
  return isLess ? "missing" : "extra";
}

function writeWhole({ copy }: OpenReport, write: DifferenceWriter, whole: WholeKind): string {
  return fillText(copy.shell.why.wholes[whole], { difference: write.size(write.difference) });
}

/** Causes explain, and what comes from bins is said of the figure, as their names are singular or plural. */
function writePart(
  report: OpenReport,
  write: DifferenceWriter,
  whole: WholeKind,
  { part, name, isCause }: { part: number; name: string; isCause: boolean },
): string {
  const { why } = report.copy.shell;
  const rest = write.difference - part;
  const values = {
    name,
    part: write.size(part),
    whole: writeWhole(report, write, whole),
    share: writeShare(report.format, part / write.difference),
    rest: write.signed(rest),
    difference: write.signed(write.difference),
  };
  if (rest * write.difference < 0 && /[1-9]/.test(write.size(rest))) {
    const over = { ...values, part: write.signed(part) };
    return capitalise(fillText(isCause ? why.exceeds : why.comesOver, over));
  }
  const within = isCause ? why.explains : why.comes;
  return capitalise(fillText(whole === "all" ? why.weighs : within, values));
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

function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
