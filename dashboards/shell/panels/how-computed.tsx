import { fillText } from "../../format/fill-text.ts";
import { countRows } from "../store/count-rows.ts";
import { nameMeasure } from "../visuals/name-parts.ts";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";

type HowComputedProps = {
  measures: readonly string[];
  onClose?: () => void;
};

/** How measures are computed, in words: their value under the filters as they are, and over how many rows. */
export function HowComputed({ measures, onClose }: HowComputedProps) {
  const report = useReport();
  const { read } = useSnapshot();
  const { text, format } = report;
  const { how } = text.shell;
  const total = read("total");
  return (
    <div className="how">
      <p className="how-rows">{fillText(how.rows, countRows(report))}</p>
      {onClose !== undefined && (
        <button type="button" className="icon-button" aria-label={how.close} onClick={onClose}>
          <Sign name="close" />
        </button>
      )}
      <dl>
        {measures.map((id) => {
          const measure = nameMeasure(report, id);
          return (
            <div key={id} data-measure={id}>
              <dt>
                {measure.name} <b>{format.value(measure, total.values(id)[0]!)}</b>
              </dt>
              <dd>{text.report.measures[id]?.how}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
