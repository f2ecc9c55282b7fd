import { spreadOf } from "./statistics.ts";

const quietSpread = 0.1;

/** The floor does not change: what moves it is the machine. */
export function describeFloor(times: readonly number[]): string {
  const { min, p50, max } = spreadOf(times);
  const spread = (max - min) / p50;
  const said = `floor: ${p50.toFixed(0)} ms, ${min.toFixed(0)} to ${max.toFixed(0)} in ${String(times.length)} runs`;
  if (spread <= quietSpread) return said;
  return `${said}: a spread of ${(spread * 100).toFixed(0)} %, the machine was not quiet; trust ratios alone`;
}
