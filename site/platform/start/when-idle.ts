/** For a page that is never idle. */
export const taskWaitMs = 50;

/** Safari knows no idle time: there it is the next task, which takes any other second argument for 0 ms. */
export function whenIdle(callback: (value?: unknown) => void, timeout: number): void {
  (
    (window.requestIdleCallback as typeof requestIdleCallback | undefined) ??
    (setTimeout as unknown as typeof requestIdleCallback)
  )(callback, { timeout });
}
