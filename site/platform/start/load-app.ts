type Pace = { isWanted: boolean };
type Connection = { saveData?: boolean; effectiveType?: string };

/** Asks for the modules behind everything else that the page asks for. */
export function fetchModules(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
  }
}

/** Evaluates the modules, dependencies first, each in a task of its own: an idle one, until the app is wanted. */
export async function evaluateModules(modules: readonly string[], pace: Pace): Promise<void> {
  for (const module of modules) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await new Promise<unknown>((resolve) => {
      if (pace.isWanted) setTimeout(resolve);
      else whenIdle(resolve, 200);
    });
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ module);
  }
}

/** Safari knows no idle time: there it is the next task, which takes any other second argument for 0 ms. */
export function whenIdle(callback: (value?: unknown) => void, timeout: number): void {
  (
    (window.requestIdleCallback as typeof requestIdleCallback | undefined) ??
    (setTimeout as unknown as typeof requestIdleCallback)
  )(callback, { timeout });
}

/** True where what may never be used should not be fetched. */
export function isCostly(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}
