import { useState } from "react";
import { createPortal } from "react-dom";
import { fillText } from "../../../../contracts/fill-text.ts";
import { moveAlong } from "../../panels/move-along.ts";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { askWhy } from "./ask-why.ts";

/**
 * A "Why?" button on each card, added after the first input to keep the document small; none in a scenario. All are one
 * tab stop, with arrow keys from one to the next, so that the charts stay few tab stops away.
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
