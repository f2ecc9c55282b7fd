import { useId, useState } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import type { ComparisonKind } from "../../query/comparison/period-comparison.ts";
import { writeDays } from "../../query/comparison/write-ranges.ts";
import type { DayDeclaration } from "../../query/table/column.ts";
import { moveAlong } from "../panels/move-along.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { GroupRow } from "./group-row.tsx";
import { writeSides } from "./name-compared.ts";
import { TextButton } from "../panels/text-button.tsx";

const kinds = ["yearBefore", "previous", "none"] as const;

/** Lets the reader choose what figures are compared with: periods, or groups in a report without dates. */
export function ComparisonRow() {
  const { comparedBy } = useReport().module.definition;
  return comparedBy === undefined ? <GroupRow /> : <PeriodRow comparedBy={comparedBy} />;
}

/** Names the compared periods by date, and lets the reader choose. */
function PeriodRow({ comparedBy }: { comparedBy: string }) {
  const report = useReport();
  const { state } = useSnapshot();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { outline, store, copy, format, module } = report;
  const words = copy.shell.comparison;
  const periods = outline.periods(state);
  const sides = writeSides(report, state);
  const chosen: ComparisonKind = sides === null ? "none" : (state.comparison ?? "yearBefore");
  const missing = kinds.filter((kind) => kind !== "none" && periods.resolve(kind) === null);
  const { first, last } = module.definition.columns[comparedBy] as DayDeclaration;
  const explain = (kind: ComparisonKind): string => {
    const [days] = periods.days;
    if (kind === "previous" && periods.days.length !== 1) return words.gaps;
    const isAll = days?.from === first && days.to === last + 1;
    if (kind === "previous" && isAll) return words.all;
    return fillText(words.early, { day: format.day(first) });
  };
  const choose = (kind: ComparisonKind): void =>
    store.change((now) => ({ ...now, comparison: kind === "yearBefore" ? undefined : kind }));
  return (
    <section className="comparison" aria-label={words.label}>
      <p aria-live="polite">
        {sides === null ? (
          <>
            {words.alone} <b>{writeDays(copy.language, periods.days)}</b>
          </>
        ) : (
          <>
            {words.compare} <b>{sides.current}</b> {words.with} <b>{sides.reference}</b>
          </>
        )}
      </p>
      <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {words.change}
      </TextButton>
      <div id={id} className={isOpen ? "comparison-choices is-open" : "comparison-choices"}>
        <div className="comparison-kinds">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="comparison-kind"
              tabIndex={kind === chosen ? 0 : -1}
              aria-pressed={kind === chosen}
              aria-disabled={missing.includes(kind) || undefined}
              aria-describedby={missing.includes(kind) ? `${id}-${kind}` : undefined}
              onKeyDown={moveAlong}
              onClick={() => !missing.includes(kind) && choose(kind)}
            >
              {words.kinds[kind]}
            </button>
          ))}
        </div>
        <div className="comparison-reasons">
          {missing.map((kind) => (
            <p key={kind} id={`${id}-${kind}`}>
              {words.kinds[kind]}: {explain(kind)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
