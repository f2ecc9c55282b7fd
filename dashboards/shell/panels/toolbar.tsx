import { useEffect, useState } from "react";
import { reportPath } from "../../../contracts/report-paths.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { Disclosure } from "./disclosure.tsx";
import { downloadFile } from "../host/download-file.ts";
import { MenuActions, type MenuAction } from "../visuals/menu-actions.tsx";
import { SavedViews } from "./later-parts.tsx";
import { Icon } from "./icon.tsx";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

export function Toolbar({ onStory }: { onStory: () => void }) {
  const { canUndo, canRedo } = useSnapshot();
  const { store, copy, module } = useReport();
  const [isLost, setIsLost] = useState(false);
  const labels = copy.shell.toolbar;
  return (
    <div className="report-toolbar" role="group" aria-label={labels.label}>
      {module.definition.story.length > 0 && (
        <button type="button" className="text-button" onClick={onStory}>
          {copy.shell.story.open}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={labels.undo}
        disabled={!canUndo}
        onClick={store.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.redo}
        disabled={!canRedo}
        onClick={store.redo}
      >
        <Icon name="redo" />
      </button>
      <Disclosure name={labels.more} button={<Icon name="more" />} className="menu">
        <MoreActions onLost={() => setIsLost(true)} />
      </Disclosure>
      {isLost && (
        <p className="report-hint" role="alert">
          {copy.shell.lost}
        </p>
      )}
    </div>
  );
}

function MoreActions({ onLost }: { onLost: () => void }) {
  const report = useReport();
  const isFull = useIsFullScreen();
  const [isCopied, setIsCopied] = useState(false);
  const labels = report.copy.shell.toolbar;
  const actions: readonly MenuAction[] = [
    [labels.rowsCsv, () => void saveRows(report).catch(onLost)],
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
  const path = `${reportPath(module.definition.slug)}?lang=${copy.language}#${state}`;
  await navigator.clipboard.writeText(location.origin + path);
}

async function saveRows({ copy, source, store, module }: OpenReport): Promise<void> {
  const { rowsToCsv } = await import("../visuals/rows-to-csv.ts");
  const { table } = await source.loadRows();
  const parts = rowsToCsv(table, store.snapshot().listRows(), copy);
  downloadFile(`${module.definition.slug}.csv`, parts, "text/csv;charset=utf-8");
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
