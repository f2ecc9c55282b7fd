import { useState } from "react";
import { createPortal } from "react-dom";
import { fillText } from "../../../../contracts/fill-text.ts";
import { moveAlong } from "../../panels/move-along.ts";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { askWhy } from "./ask-why.ts";

/**
 * On each card, what asks why: put there after the first touch, so that the document need not hold it; not in a scenario. All
 * are one stop of the Tab key, and arrows lead from one to the next, so that the charts stay near.
 */
export function WhyButtons() {
  const [stop, setStop] = useState(0);
  const report = useReport();
  const { module, copy } = report;
  if (useSnapshot().state.scenario !== undefined) return null;
  return module.layout.cards.map(({ measure }, at) => {
    const card = document.querySelector(`#${CSS.escape(`card-${measure}`)}`);
    const labels = copy.report.measures[measure];
    const name = fillText(copy.shell.why.askOf, { name: labels?.short ?? labels?.name ?? measure });
    return (
      card &&
      createPortal(
        <button
          type="button"
          className="why-button"
          aria-label={name}
          title={name}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onKeyDown={moveAlong}
          onClick={() => askWhy(report, { measure, view: "total", bins: [] })}
        >
          ?
        </button>,
        card,
        measure,
      )
    );
  });
}
