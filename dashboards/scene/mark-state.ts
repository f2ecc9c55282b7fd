/** How a mark is to look: argued by the title, chosen by the reader, off while others are chosen, or plain. */
export type MarkState = "argued" | "chosen" | "off" | "plain";

/** Whether a mark stands out from the others. */
export function isMarked(state: MarkState): boolean {
  return state === "argued" || state === "chosen";
}
