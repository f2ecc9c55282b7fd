export type FrameMessage =
  | { type: "ready" }
  | { type: "failed" }
  | { type: "booked" }
  | { type: "height"; px: number }
  /** The frame waits for `answer` before it shows anything. */
  | { type: "waiting"; answer: object };

/** Returns undefined for garbage and for messages that do not matter. */
export type ReadMessage = (data: unknown) => FrameMessage | undefined;

/** Empty for anything but an object: messages hold anything. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
