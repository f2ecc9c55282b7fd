import { fillText } from "../../../contracts/fill-text.ts";
import { countRows } from "./count-rows.ts";
import { nameCompared } from "../periods/name-compared.ts";
import { nameMeasure } from "../visuals/name-axes.ts";
import { IconButton } from "../panels/icon.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";

type HowComputedProps = {
  measures: readonly string[];
  onClose?: () => void;
};

export function HowComputed({ measures, onClose }: HowComputedProps) {
  const report = useReport();
  const snapshot = useSnapshot();
  const { copy, format } = report;
  const { how } = copy.shell;
  const total = snapshot.read("total");
  return (
    <div className="how">
      <p className="how-rows">{fillText(how.rows, countRows(report, snapshot))}</p>
      {onClose !== undefined && <IconButton icon="close" name={how.close} onClick={onClose} />}
      <dl>
        {measures.map((id) => {
          const measure = nameMeasure(report, id, nameCompared(report, snapshot.state));
          return (
            <div key={id} data-measure={id}>
              <dt>
                {measure.name} <b>{format.value(measure, total.values(id)[0]!)}</b>
              </dt>
              <dd>{copy.report.measures[id]?.how}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
