import type { FrameNews } from "./frame-message.ts";

/** What stands in an embed's place once it was asked for. */
export type FrameView = "loading" | "shown" | "timed-out" | "failed";

export type FrameState = {
  view: FrameView;
  /** Known to work, by its own word or the visitor's: mere suspicions no longer count. */
  isCertain: boolean;
  isBooked: boolean;
  heightPx: number;
  /** Counts the times it was asked for. */
  attempt: number;
};

/** What happens to a frame: seen from outside, told by itself, or asked for by the visitor. */
export type FrameEvent =
  | Exclude<FrameNews, { type: "waiting" }>
  /** The browser finished loading something: also a page of its own that says it could not. */
  | { type: "loaded"; announces: boolean }
  | { type: "late" }
  /** Its host did not answer, or our policy stopped it. */
  | { type: "unreachable" }
  | { type: "insisted" }
  | { type: "retried" };

// A frame that asks for more than this is not believed.
const maximumHeightPx = 2000;

/** State of a frame that was just asked for. */
export function startFrame(heightPx: number): FrameState {
  return { view: "loading", isCertain: false, isBooked: false, heightPx, attempt: 0 };
}

/** The next state of a frame; it only ever grows, so that nothing jumps under the visitor's hand. */
export function changeFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case "loaded":
      return event.announces || state.view === "failed" ? state : { ...state, view: "shown" };
    case "ready":
    case "insisted":
      return { ...state, view: "shown", isCertain: true };
    case "late":
      return state.view === "loading" ? { ...state, view: "timed-out" } : state;
    case "unreachable":
      return state.isCertain ? state : { ...state, view: "failed" };
    case "failed":
      return { ...state, view: "failed", isCertain: false };
    case "height":
      return {
        ...state,
        view: "shown",
        isCertain: true,
        heightPx: Math.min(Math.max(state.heightPx, Math.ceil(event.px)), maximumHeightPx),
      };
    case "booked":
      return { ...state, view: "shown", isCertain: true, isBooked: true };
    case "retried":
      return { ...startFrame(state.heightPx), attempt: state.attempt + 1 };
  }
}
