import { useState } from "react";
import { localePrefix } from "../../../contracts/locale.ts";
import { caseStudyPath, embedPath, reportPath } from "../../../contracts/paths/report-paths.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { useReport, type OpenReport } from "../store/use-report.ts";
import { MenuItem } from "../panels/disclosure.tsx";
import type { Action } from "../toolbar/action.ts";
import { saveRows } from "./files/save-rows.ts";
import { SavedViews } from "./views/saved-views.tsx";

/** The entries of the menu that shares a view; on a phone also the actions that the bar has no room for. */
export function MoreActions({ others }: { others: readonly Action[] }) {
  const report = useReport();
  const labels = report.copy.shell.toolbar;
  return (
    <>
      <ul className="narrow">
        {others.map(({ id, name, isOn, isDisabled, act }) => (
          <MenuItem key={id} name={name} isOn={isOn} isDisabled={isDisabled} onChoose={act} />
        ))}
      </ul>
      <ul>
        <CopyItem name={labels.copyLink} done={labels.linkCopied} write={() => writeLink(report)} />
        {report.copy.isEmbeddable && (
          <CopyItem
            name={labels.copyEmbed}
            done={labels.embedCopied}
            write={() => writeEmbed(report)}
          />
        )}
        <MenuItem name={labels.rowsCsv} onChoose={() => void saveFilteredRows(report)} />
        <MenuItem name={report.copy.shell.memo.name} onChoose={() => void openMemo(report)} />
        <MenuItem name={labels.print} onChoose={() => print()} />
      </ul>
      <SavedViews />
    </>
  );
}

/** Few readers print a memo: its code is a file of its own. */
async function openMemo(report: OpenReport): Promise<void> {
  const { printMemo } = await import("./memo/print-memo.tsx");
  await printMemo(report);
}

/** Copies a text, and says so in its own name. */
function CopyItem({ name, done, write }: { name: string; done: string; write: () => string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(write());
    setIsCopied(true);
  };
  return (
    <li>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? done : name}
      </button>
    </li>
  );
}

function writeLink({ store, module, copy }: OpenReport): string {
  const path = reportPath(module.definition.slug, copy.language);
  return `${location.origin}${path}#${encodeState(store.snapshot().state)}`;
}

/** Writes the markup of a frame with the report as it stands, an enlarged visual included, and a link to its case. */
function writeEmbed({ store, module, copy }: OpenReport): string {
  const { slug } = module.definition;
  const state = encodeState(store.snapshot().state);
  const frame = `${location.origin}${embedPath(slug, copy.language)}#${state}`;
  const study =
    location.origin + localePrefix[copy.language] + caseStudyPath.replace(":slug", slug);
  const title = escapeText(copy.report.title);
  return `<iframe src="${frame}" title="${title}" width="100%" height="720" loading="lazy" style="border:0"></iframe>
<p><a href="${study}">${title}</a></p>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

async function saveFilteredRows(report: OpenReport): Promise<void> {
  const snapshot = report.store.snapshot();
  const { table } = snapshot.tried ?? (await report.source.loadRows());
  await saveRows(report, table, snapshot.listRows());
}
