import { useMemo } from "react";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { nameMeasure } from "../visuals/name-parts.ts";
import type { CardLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** The main figures under all filters, each beside what it is without any. */
export function CardStrip() {
  const { module, text } = useReport();
  return (
    <div className="report-cards" role="group" aria-label={text.shell.figures}>
      {module.layout.cards.map((card) => (
        <ReportCard key={card.measure} card={card} />
      ))}
    </div>
  );
}

function ReportCard({ card }: { card: CardLayout }) {
  const report = useReport();
  const { read } = useSnapshot();
  const { text, format, tips } = report;
  const fixed = useMemo(() => {
    const { measure, ...spec } = card;
    const ids = spec.change === undefined ? [measure] : [measure, spec.change];
    const measures = ids.map((id) => nameMeasure(report, id));
    return { measures, spec: { kind: "card", ...spec } } as const;
  }, [report, card]);
  const words = text.report.measures[card.measure];
  return (
    <VisualFigure
      id={`card-${card.measure}`}
      title={words?.short ?? words?.name ?? card.measure}
      targetName={words?.target}
      spec={fixed.spec}
      result={read("total")}
      read={read}
      measures={fixed.measures}
      axes={[]}
      selection={null}
      sort={null}
      format={format}
      tips={tips}
    />
  );
}
