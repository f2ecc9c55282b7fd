import { useMemo } from "react";
import { writeDays } from "../../query/comparison/write-ranges.ts";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { nameCompared } from "../periods/name-compared.ts";
import { nameMeasure } from "../visuals/name-axes.ts";
import { VisualBoundary } from "../visuals/visual-boundary.tsx";
import type { CardLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

export function CardStrip() {
  const { module, copy } = useReport();
  return (
    <div className="report-cards" role="group" aria-label={copy.shell.figures}>
      {module.layout.cards.map((card) => (
        <VisualBoundary key={card.measure}>
          <ReportCard card={card} />
        </VisualBoundary>
      ))}
    </div>
  );
}

function ReportCard({ card }: { card: CardLayout }) {
  const report = useReport();
  const { state, read, adapt } = useSnapshot();
  const { copy, format, tips, outline } = report;
  const compared = nameCompared(report, state);
  const fixed = useMemo(() => {
    const { measure, ...spec } = card;
    const ids = [measure, spec.beside].filter((id) => id !== undefined);
    const measures = ids.map((id) => nameMeasure(report, id, compared));
    return { measures, spec: { kind: "card", ...spec } } as const;
  }, [report, card, compared]);
  const labels = copy.report.measures[card.measure];
  const name = labels?.short ?? labels?.name ?? card.measure;
  const period = writeDays(copy.language, outline.periods(state).days);
  const props = {
    ...fixed,
    id: `card-${card.measure}`,
    title: compared === undefined ? name : `${name}, ${period}`,
    targetName: labels?.target,
    comparedName: compared,
    result: read("total"),
    read,
    axes: [],
    selection: null,
    sort: null,
    format,
    tips,
  };
  return <VisualFigure {...(adapt?.(report, props) ?? props)} />;
}
