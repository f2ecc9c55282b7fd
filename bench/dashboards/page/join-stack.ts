import type { Charts, Selections } from "./charts/charts.ts";
import type { OpenSubject } from "./subject.ts";

/**
 * An engine and a chart library as one stack: it shows what is selected and, behind each bar, the whole; a step ends when the
 * drawings are laid out.
 */
export function joinStack(
  openEngine: OpenSubject,
  openCharts: (container: HTMLElement) => Charts,
): OpenSubject {
  return async (rows, container) => {
    const engine = await openEngine(rows, container);
    const charts = openCharts(container);
    const whole = engine.read().slice();
    let selections: Selections = {};
    const draw = (): void | Promise<void> => {
      const pending = charts.draw({ numbers: engine.read(), whole, selections });
      if (pending !== undefined) return pending.then(() => forceLayout(container));
      forceLayout(container);
    };
    await draw();
    return {
      step: (changes) => {
        selections = { ...selections, ...changes };
        const pending = engine.step(changes);
        return pending === undefined ? draw() : pending.then(draw);
      },
      read: engine.read,
    };
  };
}

export function forceLayout(container: HTMLElement): void {
  container.getBoundingClientRect();
}
