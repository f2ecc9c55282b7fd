import type { CountItems, Progress } from "../../generator/progress.ts";

type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

export type ShownProgress = Progress & {
  /** The steps that took longest, e.g. `compression 2.9 s, pages 1.0 s`. */
  describeSlowest: () => string;
};

const slowestSteps = 4;
const shortestShownMs = 50;
const redrawMs = 60;
const clearLine = "\r\u001B[K";

/** Shows the steps as they run: on a terminal in one line that counts, elsewhere a line for each that is done. */
export function showProgress(output: Output = process.stdout): ShownProgress {
  const times: { name: string; ms: number }[] = [];
  const draw = (text: string): void => {
    if (output.isTTY === true) output.write(clearLine + text);
  };
  return {
    async step(name, run) {
      const started = performance.now();
      let drawn = started;
      let items = "";
      draw(name);
      const count: CountItems = (done, all) => {
        items = ` ${String(done)}/${String(all)}`;
        if (performance.now() - drawn < redrawMs) return;
        drawn = performance.now();
        draw(name + items);
      };
      const result = await run(count).finally(() => draw(""));
      const ms = performance.now() - started;
      times.push({ name, ms });
      if (output.isTTY !== true) output.write(`${name}${items}, ${describeSeconds(ms)}\n`);
      return result;
    },
    describeSlowest: () =>
      times
        .filter(({ ms }) => ms >= shortestShownMs)
        .toSorted((one, other) => other.ms - one.ms)
        .slice(0, slowestSteps)
        .map(({ name, ms }) => `${name} ${describeSeconds(ms)}`)
        .join(", "),
  };
}

export function describeSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
