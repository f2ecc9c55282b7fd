import { taskWaitMs, whenIdle } from "./when-idle.ts";

// As in `design/base.css`.
const partsBelow = "section ~ section ~ section, article ~ section, footer";

/** Lays out what is below the first screen once our fonts are on, a part an idle task: all at once is a long one (decision 024). */
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
