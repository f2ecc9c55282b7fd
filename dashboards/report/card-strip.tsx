import { fillText } from "../charts/fill-text.ts";
import { nameMeasure } from "./name-parts.ts";
import { useReport, useSnapshot } from "./use-report.ts";

/** The main figures under all filters, each beside what it is without any. */
export function CardStrip() {
  const report = useReport();
  const { read } = useSnapshot();
  const { module, text, format } = report;
  const total = read("total");
  return (
    <dl className="report-cards" aria-label={text.shell.figures}>
      {module.layout.cards.map(({ measure }) => {
        const shown = nameMeasure(report, measure);
        const value = total.values(measure)[0]!;
        const whole = format.value(shown, total.totals(measure)[0]!);
        const { figure, unit } = format.parts(shown, value);
        return (
          <div key={measure} className="report-card">
            <dt>{text.report.measures[measure]?.short ?? shown.name}</dt>
            <dd>
              <span className="figure">{figure}</span> <span className="unit">{unit}</span>
            </dd>
            {format.value(shown, value) !== whole && (
              <dd className="report-card-whole">
                {fillText(text.shell.unfiltered, { value: whole })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
