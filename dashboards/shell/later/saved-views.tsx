import { useId, useRef } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { describeFilters } from "../panels/describe-filters.ts";
import { useClose } from "../panels/disclosure.tsx";
import { Icon } from "../panels/icon.tsx";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

export function SavedViews() {
  const report = useReport();
  const { bookmarks } = useSnapshot();
  const close = useClose();
  const titleId = useId();
  const save = useRef<HTMLButtonElement>(null);
  const { store, copy } = report;
  const labels = copy.shell.saved;
  return (
    <div className="saved-views">
      <button ref={save} type="button" onClick={store.saveBookmark}>
        {labels.save}
      </button>
      {bookmarks.length > 0 && (
        <>
          <h2 id={titleId}>{labels.title}</h2>
          <ul aria-labelledby={titleId}>
            {bookmarks.map((state) => {
              const name = nameView(report, state);
              return (
                <li key={encodeState(state)}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      store.change(() => state);
                    }}
                  >
                    {name}
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={fillText(labels.drop, { name })}
                    onClick={() => {
                      save.current?.focus();
                      store.dropBookmark(state);
                    }}
                  >
                    <Icon name="close" />
                  </button>
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
  return [labels.pages[state.page] ?? state.page, ...filters].join(" · ");
}
