import type { FrameMessage } from "./frame-message.ts";

export type FrameView = "loading" | "shown" | "timed-out" | "failed";

export type FrameState = {
  view: FrameView;
  /** Confirmed by the frame or the visitor: later suspicions do not count. */
  isCertain: boolean;
  isBooked: boolean;
  heightPx: number;
  attempt: number;
};

export type FrameEvent =
  | Exclude<FrameMessage, { type: "waiting" }>
  /** Also fired for the browser's own error page. */
  | { type: "loaded"; announces: boolean }
  | { type: "late" }
  | { type: "unreachable" }
  | { type: "insisted" }
  | { type: "retried" };

// Larger heights are not believed.
const maximumHeightPx = 2000;

export function startFrame(heightPx: number): FrameState {
  return { view: "loading", isCertain: false, isBooked: false, heightPx, attempt: 0 };
}

/** The height only grows, so that nothing jumps under the visitor's hand. */
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
