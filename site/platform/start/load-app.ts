/** For a page that is never idle. */
const moduleWaitMs = 50;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Asks for the modules behind everything else that the page asks for. */
export function fetchModules(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
  }
}

/** Evaluates the modules, dependencies first, each in an idle task of its own: what is touched shows it first. */
export async function evaluateModules(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await new Promise<unknown>((resolve) => whenIdle(resolve, moduleWaitMs));
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
  return connection?.saveData === true || /[23]g/.test(String(connection?.effectiveType));
}
