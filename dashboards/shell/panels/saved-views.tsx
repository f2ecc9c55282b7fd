import { useId, useRef } from "react";
import { fillText } from "../../format/fill-text.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { describeFilters } from "./describe-filters.ts";
import { useClose } from "./disclosure.tsx";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

/** Keeps what is on show, to go back and forth between views as long as the report is open. */
export function SavedViews() {
  const report = useReport();
  const { bookmarks } = useSnapshot();
  const close = useClose();
  const titleId = useId();
  const save = useRef<HTMLButtonElement>(null);
  const { store, text } = report;
  const words = text.shell.saved;
  return (
    <div className="saved-views">
      <button ref={save} type="button" onClick={store.saveBookmark}>
        {words.save}
      </button>
      {bookmarks.length > 0 && (
        <>
          <h2 id={titleId}>{words.title}</h2>
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
                    aria-label={fillText(words.drop, { name })}
                    onClick={() => {
                      // The button goes with its line.
                      save.current?.focus();
                      store.dropBookmark(state);
                    }}
                  >
                    <Sign name="close" />
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

/** Its page and what it is filtered by, in the language of the moment. */
function nameView(report: OpenReport, state: ReportState): string {
  const { report: words } = report.text;
  const filters = describeFilters(report, state).map(({ name, values }) => `${name} ${values}`);
  return [words.pages[state.page] ?? state.page, ...filters].join(" · ");
}
