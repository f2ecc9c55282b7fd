import { fillText } from "../../../../contracts/fill-text.ts";
import { trialParameter } from "../../../../contracts/report-files.ts";
import { reportPath } from "../../../../contracts/paths/report-paths.ts";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { hasMemory, neededGb } from "./has-memory.ts";

/** In a trial: the counting time of the last filter, and the next larger trial, or why there is none. */
export function LargerTrial() {
  const { module, source, copy, format, times } = useReport();
  useSnapshot();
  const { trial } = copy.shell;
  const larger = module.trialTimes?.find((one) => one > times) ?? 0;
  const count = { unit: "count", decimals: 0 } as const;
  const values = { rows: format.value(count, (source.rowCount / times) * larger) };
  const { timing } = source;
  return (
    <>
      {timing !== null && (
        <span role="status">
          {fillText(trial.timing, {
            milliseconds: format.value({ unit: "count", decimals: 1 }, timing.milliseconds),
          })}
        </span>
      )}
      {larger > 0 && hasMemory() && (
        <a
          href={`${reportPath(module.definition.slug, copy.language)}?${trialParameter}=${String(larger)}`}
          target="_top"
        >
          {fillText(trial.open, values)}
        </a>
      )}
      {larger > 0 && !hasMemory() && (
        <span>{fillText(trial.needsMemory, { ...values, memory: String(neededGb) })}</span>
      )}
    </>
  );
}
