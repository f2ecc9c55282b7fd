import { useId, useRef, useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import { decodeState, encodeState } from "../../../query/state/state-codec.ts";
import { describeFilters } from "../answers/describe-filters.ts";
import { useClose } from "../../panels/disclosure.tsx";
import { IconButton } from "../../panels/icon.tsx";
import { useReport, type OpenReport } from "../../store/use-report.ts";
import { readViews, writeViews } from "./stored-views.ts";

/** Views saved in this browser; nothing is stored before the reader saves one (D17). */
export function SavedViews() {
  const report = useReport();
  const close = useClose();
  const titleId = useId();
  const save = useRef<HTMLButtonElement>(null);
  const { store, copy, outline, module } = report;
  const { slug } = module.definition;
  const [views, setViews] = useState(() => readViews(slug));
  const keep = (next: readonly string[]): void => {
    writeViews(slug, next);
    setViews(next);
  };
  const saveView = (): void => {
    const view = encodeState(store.snapshot().state);
    keep([...views.filter((other) => other !== view), view]);
  };
  const labels = copy.shell.saved;
  return (
    <div className="saved-views">
      <button ref={save} type="button" onClick={saveView}>
        {labels.save}
      </button>
      {views.length > 0 && (
        <>
          <h2 id={titleId}>{labels.title}</h2>
          <ul aria-labelledby={titleId}>
            {views.map((view) => {
              const state = decodeState(view, outline.shape, outline.start);
              const name = nameView(report, state);
              return (
                <li key={view}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      store.change(() => state);
                    }}
                  >
                    {name}
                  </button>
                  <IconButton
                    icon="close"
                    name={fillText(labels.drop, { name })}
                    onClick={() => {
                      save.current?.focus();
                      keep(views.filter((other) => other !== view));
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function nameView(report: OpenReport, state: ReportState): string {
  const { report: labels } = report.copy;
  const filters = describeFilters(report, state).map(({ name, values }) => `${name} ${values}`);
  const presented = report.presentation.value?.describe(report, state) ?? [];
  return [labels.pages[state.page] ?? state.page, ...filters, ...presented].join(" · ");
}
