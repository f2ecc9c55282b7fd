import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ReportContext, type OpenReport } from "../../store/use-report.ts";
import { Memo } from "./memo.tsx";

/** Prints the report as it stands, with its filters and its lever, as one sheet. */
export async function printMemo(report: OpenReport): Promise<void> {
  const { advise, adviseAt, state } = report.store.snapshot();
  const said = await (state.lever === undefined ? advise?.() : adviseAt?.(state.lever));
  document.querySelector(".memo")?.remove();
  const sheet = document.createElement("section");
  sheet.className = "memo";
  document.body.append(sheet);
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      <ReportContext value={report}>
        <Memo said={said} day={new Date()} />
      </ReportContext>,
    ),
  );
  const clear = (): void => {
    root.unmount();
    sheet.remove();
  };
  addEventListener("afterprint", clear, { once: true });
  print();
}
