import { fillText } from "../../../../contracts/fill-text.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { ShownMeasure } from "../../../kinds/chart.ts";
import { readCurrency } from "../../../query/measures/units.ts";
import type { Driver, Explanation } from "../../../query/drivers/explanation.ts";
import type { OpenReport } from "../../store/use-report.ts";
import type { DifferenceWriter } from "./make-difference-writer.ts";

/** Kinds of wholes, as they are called beside their bar and in a sentence. */
export type WholeKind = "rise" | "fall" | "missing" | "extra" | "apart" | "all";

export function findWhole(
  { question, expected, difference }: Explanation,
  { unit }: ShownMeasure,
): WholeKind {
  const isLess = difference < 0;
  if (question.factor === 0) return "all";
  if (question.kind === "weight") return "apart";
  if (expected === null || readCurrency(unit) === null) return isLess ? "fall" : "rise";
  return isLess ? "missing" : "extra";
}

export function writeWhole(
  { copy }: OpenReport,
  write: DifferenceWriter,
  whole: WholeKind,
): string {
  return fillText(copy.shell.why.wholes[whole], { difference: write.size(write.difference) });
}

/**
 * Rounds the parts of the bins so that they add up to the whole as it is written, or to the part of the bin that they
 * split.
 */
export function roundParts({ parts }: Driver, write: DifferenceWriter, whole?: number): number[] {
  return write.round(
    parts.map(({ part }) => part),
    whole,
  );
}

export function writeShare(format: Formatters, share: number): string {
  return format.value({ unit: "percent", decimals: 0 }, share);
}

/** Causes explain, and what comes from bins is said of the figure, as their names are singular or plural. */
export function writePart(
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
  const isAll = values.part === write.size(write.difference);
  const within = isCause
    ? isAll
      ? why.explainsAll
      : why.explains
    : isAll
      ? why.allFrom
      : why.comes;
  return capitalise(fillText(whole === "all" ? why.weighs : within, values));
}

export function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
