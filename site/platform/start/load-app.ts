import { turnOnFullStyle } from "../page/full-style.ts";
import { layOutBelow } from "./lay-out-below.ts";
import { loadFullStyle } from "./load-full-style.ts";
import { taskWaitMs, whenIdle } from "./when-idle.ts";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Evaluates the app's modules once the full style sheet is loaded, and lays out the parts below the first screen. */
export async function loadApp(modules: readonly string[]): Promise<void> {
  fetchModules(modules);
  await loadFullStyle();
  turnOnFullStyle();
  void layOutBelow();
  await evaluateModules(modules);
}

let areAsked = false;

/** Preloads the modules once, at the lowest priority; they are parsed off the main thread and not evaluated. */
export function fetchModules(modules: readonly string[]): void {
  if (areAsked) return;
  areAsked = true;
  const links = modules.map((href) => {
    const link = document.createElement("link");
    return Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
  });
  document.head.append(...links);
}

/** Evaluates the modules, dependencies first, each in an idle task of its own: what is touched shows it first. */
async function evaluateModules(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await new Promise<unknown>((resolve) => whenIdle(resolve, taskWaitMs));
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ module);
  }
}

/** True where what may never be used should not be fetched. */
export function isCostly(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(String(connection?.effectiveType));
}
