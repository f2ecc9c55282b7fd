export type MarkState = "argued" | "chosen" | "off" | "plain";

export function isMarked(state: MarkState): boolean {
  return state === "argued" || state === "chosen";
}
