/** What a frame tells of itself, once its message was found to be its own. */
export type FrameNews =
  | { type: "ready" }
  | { type: "failed" }
  | { type: "booked" }
  | { type: "height"; px: number }
  /** It waits for this message before it shows anything. */
  | { type: "waiting"; answer: object };

/** Reads a message of a provider's frame; undefined where it says nothing that matters, or is garbage. */
export type ReadMessage = (data: unknown) => FrameNews | undefined;

/** A value as a dictionary, empty where it is none: messages hold anything. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
