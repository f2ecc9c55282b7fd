import { useState } from "react";
import { reportPath } from "../../../contracts/paths/report-paths.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { useReport, type OpenReport } from "../store/use-report.ts";
import { MenuItem } from "../panels/disclosure.tsx";
import type { Action } from "../toolbar/action.ts";
import { saveRows } from "./files/save-rows.ts";
import { SavedViews } from "./views/saved-views.tsx";

/** The entries of the menu that shares a view; on a phone also the actions that the bar has no room for. */
export function MoreActions({ others }: { others: readonly Action[] }) {
  const report = useReport();
  const [isCopied, setIsCopied] = useState(false);
  const labels = report.copy.shell.toolbar;
  return (
    <>
      <ul className="narrow">
        {others.map(({ id, name, isOn, isDisabled, act }) => (
          <MenuItem key={id} name={name} isOn={isOn} isDisabled={isDisabled} onChoose={act} />
        ))}
      </ul>
      <ul>
        <li>
          <button type="button" onClick={() => void copyLink(report).then(() => setIsCopied(true))}>
            {isCopied ? labels.linkCopied : labels.copyLink}
          </button>
        </li>
        <MenuItem name={labels.rowsCsv} onChoose={() => void saveFilteredRows(report)} />
        <MenuItem name={labels.print} onChoose={() => print()} />
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
