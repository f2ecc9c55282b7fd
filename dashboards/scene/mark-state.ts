export type MarkState = "highlighted" | "selected" | "unselected" | "plain";

export function isMarked(state: MarkState): boolean {
  return state === "highlighted" || state === "selected";
}
