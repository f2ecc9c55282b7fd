import { writeReportMessage } from "../../contracts/report-bridge.ts";

/** Posts how tall the report is to the page around it (D13). */
export function postHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage(writeReportMessage({ type: "height", height }), location.origin);
}
