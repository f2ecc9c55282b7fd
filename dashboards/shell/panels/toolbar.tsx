import { useEffect, useState } from "react";
import { encodeState } from "../../query/state/state-codec.ts";
import { Disclosure } from "./disclosure.tsx";
import { downloadFile } from "../host/download-file.ts";
import { MenuActs, type MenuAct } from "../visuals/menu-acts.tsx";
import { SavedViews } from "./saved-views.tsx";
import { rowsToCsv } from "../visuals/rows-to-csv.ts";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

/** Acts on the whole report: the tour, undo, redo, and what is not needed every day behind a button. */
export function Toolbar({ onStory }: { onStory: () => void }) {
  const { canUndo, canRedo } = useSnapshot();
  const { store, text, module } = useReport();
  const words = text.shell.toolbar;
  return (
    <div className="report-toolbar" role="group" aria-label={words.label}>
      {module.definition.story.length > 0 && (
        <button type="button" className="text-button" onClick={onStory}>
          {text.shell.story.open}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={words.undo}
        disabled={!canUndo}
        onClick={store.undo}
      >
        <Sign name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.redo}
        disabled={!canRedo}
        onClick={store.redo}
      >
        <Sign name="redo" />
      </button>
      <Disclosure name={words.more} button={<Sign name="more" />} className="menu">
        <MoreActs />
      </Disclosure>
    </div>
  );
}

function MoreActs() {
  const report = useReport();
  const isFull = useIsFullScreen();
  const [isCopied, setIsCopied] = useState(false);
  const words = report.text.shell.toolbar;
  const acts: readonly MenuAct[] = [
    [words.rowsCsv, () => saveRows(report)],
    [words.print, () => print()],
    ...(document.fullscreenEnabled
      ? [
          [
            isFull ? words.leaveFullScreen : words.fullScreen,
            () => void toggleFullScreen(),
          ] satisfies MenuAct,
        ]
      : []),
  ];
  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={() => void copyLink(report).then(() => setIsCopied(true))}>
            {isCopied ? words.linkCopied : words.copyLink}
          </button>
        </li>
        <MenuActs acts={acts} />
      </ul>
      <SavedViews />
    </>
  );
}

async function copyLink({ store, module, text }: OpenReport): Promise<void> {
  const state = encodeState(store.snapshot().state);
  const path = `/dashboards/${module.definition.slug}?lang=${text.language}#${state}`;
  await navigator.clipboard.writeText(location.origin + path);
}

function saveRows({ text, model, module }: OpenReport): void {
  const parts = rowsToCsv(model.readTable(), model.listRows(), text);
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
