export type FrameMessage =
  | { type: "ready" }
  | { type: "failed" }
  | { type: "booked" }
  | { type: "height"; px: number }
  /** The frame shows nothing before it receives `answer`. */
  | { type: "waiting"; answer: object };

/** Returns undefined for malformed and irrelevant messages. */
export type ReadMessage = (data: unknown) => FrameMessage | undefined;

/** Returns {} for anything but an object: messages may have any type. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
