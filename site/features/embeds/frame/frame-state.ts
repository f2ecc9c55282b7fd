import type { FrameMessage } from "./frame-message.ts";

export type FrameView = "loading" | "shown" | "timed-out" | "failed";

export type FrameState = {
  view: FrameView;
  /** True once the frame or the visitor confirmed it; later warnings are ignored. */
  isCertain: boolean;
  isBooked: boolean;
  heightPx: number;
  attempt: number;
};

export type FrameEvent =
  | Exclude<FrameMessage, { type: "waiting" }>
  /** Browsers fire `load` for their own error page too. */
  | { type: "loaded"; announces: boolean }
  | { type: "late" }
  | { type: "unreachable" }
  | { type: "insisted" }
  | { type: "retried" };

// Larger heights are ignored as errors.
const maximumHeightPx = 2000;

export function startFrame(heightPx: number): FrameState {
  return { view: "loading", isCertain: false, isBooked: false, heightPx, attempt: 0 };
}

/** Returns the state after an event; the height only grows, so that no target moves under the pointer. */
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
