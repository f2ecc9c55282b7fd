import type { Charts } from "./charts/charts.ts";
import type { OpenSubject } from "./subject.ts";

/** An engine and a chart library as one stack: a step ends when the drawings are laid out. */
export function joinStack(
  openEngine: OpenSubject,
  openCharts: (container: HTMLElement) => Charts,
): OpenSubject {
  return async (rows, container) => {
    const engine = await openEngine(rows, container);
    const charts = openCharts(container);
    const draw = (): void | Promise<void> => {
      const pending = charts.draw(engine.read());
      if (pending !== undefined) return pending.then(() => forceLayout(container));
      forceLayout(container);
    };
    await draw();
    return {
      step: (changes) => {
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
