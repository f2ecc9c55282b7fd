import { useRef } from "react";
import { clearFilters } from "../../../query/state/report-state.ts";
import { askWhy, findAsked } from "../why/ask-why.ts";
import { describeFilters } from "./describe-filters.ts";
import { IconButton } from "../../panels/icon.tsx";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { nameMeasure } from "../../visuals/name-axes.ts";
import { useScrolledFoot } from "./use-scrolled-foot.ts";
import { TextButton } from "../../panels/text-button.tsx";

/**
 * On a phone, while chips and cards are scrolled away: the filters, the main figure, and a button that clears the
 * filters.
 */
export function FootBar() {
  const report = useReport();
  const { state, read } = useSnapshot();
  const bar = useRef<HTMLElement>(null);
  const { isAway } = useScrolledFoot(bar);
  const { store, copy, format, module } = report;
  const [card] = module.layout.cards;
  if (card === undefined) return null;
  const measure = nameMeasure(report, card.measure, undefined);
  const value = read("total").values(measure.id)[0]!;
  const asked = state.why === undefined ? findAsked(report, state) : null;
  const filters = describeFilters(report, state).map(({ name, values }) => `${name}: ${values}`);
  return (
    <section
      ref={bar}
      className={report.isEmbedded ? "foot-bar is-embedded" : "foot-bar"}
      aria-label={copy.shell.bar.label}
      hidden={!isAway}
    >
      <p>
        {copy.report.measures[measure.id]?.short ?? measure.name}{" "}
        <b>{format.value(measure, value)}</b>
        <span>{filters.join(" · ")}</span>
        <span className="foot-hint">{copy.shell.bar.add}</span>
      </p>
      {asked !== null && (
        <TextButton onClick={() => askWhy(report, asked)}>{copy.shell.why.ask}</TextButton>
      )}
      <IconButton
        icon="close"
        name={copy.shell.filters.clearAll}
        onClick={() => store.change(clearFilters)}
      />
    </section>
  );
}
