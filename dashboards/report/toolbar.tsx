import { useEffect, useState } from "react";
import { encodeState } from "../engine/state-codec.ts";
import { Disclosure } from "./disclosure.tsx";
import { downloadFile } from "./download-file.ts";
import { rowsToCsv } from "./rows-to-csv.ts";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot } from "./use-report.ts";

/** Acts on the whole report: undo, redo, the tour, and what is not needed every day behind a button. */
export function Toolbar({ onStory }: { onStory: () => void }) {
  const report = useReport();
  const { canUndo, canRedo, state } = useSnapshot();
  const { store, text, module, table, model } = report;
  const words = text.shell.toolbar;
  const isFull = useIsFullScreen();
  const [isCopied, setIsCopied] = useState(false);

  async function copyLink(): Promise<void> {
    const { origin, pathname, search } = location;
    await navigator.clipboard.writeText(`${origin}${pathname}${search}#${encodeState(state)}`);
    setIsCopied(true);
  }

  function saveRows(): void {
    const label = (id: string): string => text.report.labels[id] ?? id;
    const parts = rowsToCsv(table, model.listRows(), { language: text.language, label });
    downloadFile(`${module.definition.slug}.csv`, parts, "text/csv;charset=utf-8");
  }

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
        {(close) => (
          <ul>
            <li>
              <button type="button" onClick={() => void copyLink()}>
                {isCopied ? words.linkCopied : words.copyLink}
              </button>
            </li>
            <li>
              <button type="button" onClick={() => (saveRows(), close())}>
                {words.rowsCsv}
              </button>
            </li>
            <li>
              <button type="button" onClick={() => (close(), print())}>
                {words.print}
              </button>
            </li>
            {document.fullscreenEnabled && (
              <li>
                <button type="button" onClick={() => (close(), void toggleFullScreen())}>
                  {isFull ? words.leaveFullScreen : words.fullScreen}
                </button>
              </li>
            )}
          </ul>
        )}
      </Disclosure>
    </div>
  );
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
