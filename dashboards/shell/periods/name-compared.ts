import type { Locale } from "../../../contracts/locale.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import type { PeriodComparison } from "../../query/comparison/period-comparison.ts";
import { writeComparison, type WrittenSides } from "../../query/comparison/write-ranges.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { OpenReport } from "../store/use-report.ts";

type Worded = Pick<OpenReport, "outline" | "copy">;

const written = new WeakMap<PeriodComparison, Partial<Record<Locale, WrittenSides>>>();

/** Returns both sides of the comparison of a state in words; null without one. */
export function writeSides({ outline, copy }: Worded, state: ReportState): WrittenSides | null {
  const comparison = outline.periods(state).resolve();
  if (comparison === null) return null;
  const { language } = copy;
  const known = written.get(comparison)?.[language];
  const sides = known ?? writeComparison(language, comparison);
  written.set(comparison, { ...written.get(comparison), [language]: sides });
  return sides;
}

/** Returns `2024 frente a 2023`; undefined without a comparison. */
export function nameCompared(report: Worded, state: ReportState): string | undefined {
  const sides = writeSides(report, state);
  if (sides === null) return undefined;
  return fillText(report.copy.charts.mark.since, { to: sides.current, from: sides.reference });
}
