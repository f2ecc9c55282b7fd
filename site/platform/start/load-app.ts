type Pace = { isWanted: boolean };

/** Asks for the modules behind everything else that the page asks for. */
export function fetchModules(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
    document.head.append(link);
  }
}

/** Evaluates the modules, dependencies first, each in a task of its own; in idle ones until the app is wanted. */
export async function evaluateModules(modules: readonly string[], pace: Pace): Promise<void> {
  for (const module of modules) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await nextTask(pace);
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ module);
  }
}

async function nextTask({ isWanted }: Pace): Promise<void> {
  return new Promise((resolve) => {
    if (isWanted || !("requestIdleCallback" in window)) setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: 200 });
  });
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** True where what may never be used should not be fetched. */
export function isCostly(): boolean {
  const { saveData, effectiveType = "" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /[23]g/.test(effectiveType);
}
