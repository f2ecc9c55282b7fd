import { useEffect, useState } from "react";
import { reportPath } from "../../../contracts/report-paths.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { downloadFile } from "./download-file.ts";
import { useReport, type OpenReport } from "../store/use-report.ts";
import { nameScenario } from "./name-scenario.ts";
import { MenuActions, type MenuAction } from "./menu-actions.tsx";
import { rowsToCsv } from "./rows-to-csv.ts";
import { SavedViews } from "./saved-views.tsx";

/** What the toolbar's menu offers. */
export function MoreActions() {
  const report = useReport();
  const isFull = useIsFullScreen();
  const [isCopied, setIsCopied] = useState(false);
  const labels = report.copy.shell.toolbar;
  const actions: readonly MenuAction[] = [
    [labels.rowsCsv, () => void saveRows(report)],
    [labels.print, () => print()],
    ...(document.fullscreenEnabled
      ? [
          [
            isFull ? labels.leaveFullScreen : labels.fullScreen,
            () => void toggleFullScreen(),
          ] satisfies MenuAction,
        ]
      : []),
  ];
  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={() => void copyLink(report).then(() => setIsCopied(true))}>
            {isCopied ? labels.linkCopied : labels.copyLink}
          </button>
        </li>
        <MenuActions actions={actions} />
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

async function saveRows({ copy, source, store, module }: OpenReport): Promise<void> {
  const snapshot = store.snapshot();
  const { table } = snapshot.shownScenario ?? (await source.loadRows());
  const parts = rowsToCsv(table, snapshot.listRows(), copy);
  const scenario = nameScenario(snapshot, copy.language);
  downloadFile(`${module.definition.slug}${scenario}.csv`, parts, "text/csv;charset=utf-8");
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
