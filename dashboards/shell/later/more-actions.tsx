import { useEffect, useState } from "react";
import { reportPath } from "../../../contracts/paths/report-paths.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";
import { useLater } from "../store/use-later.ts";
import { MenuItem } from "../panels/disclosure.tsx";
import { saveRows } from "./files/save-rows.ts";
import { SavedViews } from "./views/saved-views.tsx";

/** The entries of the toolbar's menu. */
export function MoreActions() {
  const report = useReport();
  const isFull = useIsFullScreen();
  const [isCopied, setIsCopied] = useState(false);
  const labels = report.copy.shell.toolbar;
  const { state } = useSnapshot();
  const [presentation] = useLater(report.presentation);
  const shine = state.scenario === undefined ? presentation?.shineFirst : null;
  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={() => void copyLink(report).then(() => setIsCopied(true))}>
            {isCopied ? labels.linkCopied : labels.copyLink}
          </button>
        </li>
        {presentation && shine && (
          <MenuItem
            name={presentation.words(report.copy.language).spotlight}
            onChoose={() => report.store.change((now) => ({ ...shine(now), why: undefined }))}
          />
        )}
        <MenuItem name={labels.rowsCsv} onChoose={() => void saveFilteredRows(report)} />
        <MenuItem name={labels.print} onChoose={() => print()} />
        {document.fullscreenEnabled && (
          <MenuItem
            name={isFull ? labels.leaveFullScreen : labels.fullScreen}
            onChoose={() => void toggleFullScreen()}
          />
        )}
      </ul>
      <SavedViews />
    </>
  );
}

async function copyLink({ store, module, copy }: OpenReport): Promise<void> {
  const state = encodeState(store.snapshot().state);
  const path = `${reportPath(module.definition.slug, copy.language)}#${state}`;
  await navigator.clipboard.writeText(location.origin + path);
}

async function saveFilteredRows(report: OpenReport): Promise<void> {
  const snapshot = report.store.snapshot();
  const { table } = snapshot.tried ?? (await report.source.loadRows());
  await saveRows(report, table, snapshot.listRows());
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}

function useIsFullScreen(): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = (): void => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  return isFull;
}
