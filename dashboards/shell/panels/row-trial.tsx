import { reportPath } from "../../../contracts/paths/report-paths.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { trialParameter } from "../../../contracts/report-files.ts";
import { LargerTrial } from "./later-part.tsx";
import { useReport } from "../store/use-report.ts";

export function RowTrial() {
  const { module, source, copy, format, isTrial, times } = useReport();
  const { trialTimes, offersTrial = false, definition } = module;
  if (trialTimes === undefined || !(offersTrial || isTrial)) return null;
  const { trial } = copy.shell;
  const [first] = trialTimes;
  const rows = isTrial ? source.rowCount / times : source.rowCount * first;
  const values = {
    rows: format.value({ unit: "count", decimals: 0 }, rows),
    times: String(isTrial ? times : first),
  };
  const address = reportPath(definition.slug, copy.language);
  return (
    <p>
      <span>{fillText(isTrial ? trial.isOn : trial.note, values)}</span>
      <a href={isTrial ? address : `${address}?${trialParameter}`} target="_top">
        {fillText(isTrial ? trial.back : trial.open, values)}
      </a>
      {isTrial && <LargerTrial />}
    </p>
  );
}
