/** How a mark is to look: highlighted by the title, selected by the reader, unselected while others are, or plain. */
export type MarkState = "highlighted" | "selected" | "unselected" | "plain";

export function isMarked(state: MarkState): boolean {
  return state === "highlighted" || state === "selected";
}
