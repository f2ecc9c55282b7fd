import { fillText } from "../../format/fill-text.ts";
import { trialParameter } from "../address/trial-parameter.ts";
import { useReport } from "../store/use-report.ts";

/** The way to the same report over many more rows, and back. */
export function RowTrial() {
  const { module, model, text, format, isTrial } = useReport();
  const { trialTimes, definition } = module;
  if (trialTimes === undefined) return null;
  const { trial } = text.shell;
  const rows = isTrial ? model.rowCount / trialTimes : model.rowCount * trialTimes;
  const values = {
    rows: format.value({ unit: "count", decimals: 0 }, rows),
    times: String(trialTimes),
  };
  const address = `/dashboards/${definition.slug}?lang=${text.language}`;
  return (
    <p>
      <span>{fillText(isTrial ? trial.isOn : trial.note, values)}</span>
      <a href={isTrial ? address : `${address}&${trialParameter}`} target="_top">
        {fillText(isTrial ? trial.back : trial.open, values)}
      </a>
    </p>
  );
}
