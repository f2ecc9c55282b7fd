import { useEffect, useState } from "react";
import { clearFilters } from "../../../query/state/report-state.ts";
import { IconButton } from "../../panels/icon.tsx";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { nameMeasure } from "../../visuals/name-axes.ts";
import { describeFilters } from "./describe-filters.ts";

/**
 * On a phone, over the actions while chips and cards are scrolled away: the main figure, the filters, and a button that
 * clears them.
 */
export function FootBar() {
  const report = useReport();
  const { state, read } = useSnapshot();
  const isAway = useAreCardsAway();
  const { store, copy, format, module } = report;
  const [card] = module.layout.cards;
  if (card === undefined) return null;
  const measure = nameMeasure(report, card.measure, undefined);
  const value = read("total").values(measure.id)[0]!;
  const filters = describeFilters(report, state).map(({ name, values }) => `${name}: ${values}`);
  return (
    <section className="foot-bar" aria-label={copy.shell.bar.label} hidden={!isAway}>
      <p>
        {copy.report.measures[measure.id]?.short ?? measure.name}{" "}
        <b>{format.value(measure, value)}</b>
        <span>{filters.join(" · ")}</span>
        <span className="foot-hint">{copy.shell.bar.add}</span>
      </p>
      <IconButton
        icon="close"
        name={copy.shell.filters.clearAll}
        onClick={() => store.change(clearFilters)}
      />
    </section>
  );
}

function useAreCardsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    // In a frame of the same origin, the observer's root is the whole window.
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(entry?.isIntersecting === false),
    );
    observer.observe(document.querySelector(".report-cards")!);
    return () => observer.disconnect();
  }, []);
  return isAway;
}
