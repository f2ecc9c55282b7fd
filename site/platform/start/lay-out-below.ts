import { taskWaitMs, whenIdle } from "./when-idle.ts";

// As in `design/base.css`.
const partsBelow = "section ~ section ~ section, article ~ section, footer";

/**
 * Lays out the parts below the first screen once our fonts are on, one an idle task: together they are a long task
 * (decision 024).
 */
export async function layOutBelow(): Promise<void> {
  await document.fonts.ready;
  for (const part of document.querySelectorAll<HTMLElement>(partsBelow)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await new Promise<unknown>((resolve) => whenIdle(resolve, taskWaitMs));
    part.style.contentVisibility = "visible";
    part.getClientRects();
  }
  delete document.documentElement.dataset["below"];
}
