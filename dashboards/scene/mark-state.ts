/** How a mark is to look: argued by the title, chosen by the reader, off while others are chosen, or plain. */
export type MarkState = "argued" | "chosen" | "off" | "plain";

export function isMarked(state: MarkState): boolean {
  return state === "argued" || state === "chosen";
}
