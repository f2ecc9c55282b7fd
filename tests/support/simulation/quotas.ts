import type { Instance } from "./world/instance.ts";
import type { World } from "./world/world.ts";

const windowMs = 10 * 60_000;

/** Requests of a visitor within the window: those that certainly counted, and all. */
type Spent = { certain: number[]; all: number[] };

const spent = new WeakMap<Instance, Map<string, Spent>>();

/** Counts a request of a visitor at an instance; returns the number within the rate limits' window. */
export function spend(
  world: World,
  instance: Instance,
  who: string,
  isCertain: boolean,
): { certain: number; all: number } {
  const byVisitor = spent.get(instance) ?? new Map<string, Spent>();
  spent.set(instance, byVisitor);
  const now = world.time.now();
  const recent = (times: readonly number[] = []) => times.filter((time) => time > now - windowMs);
  const before = byVisitor.get(who);
  const all = [...recent(before?.all), now];
  const certain = [...recent(before?.certain), ...(isCertain ? [now] : [])];
  byVisitor.set(who, { all, certain });
  return { certain: certain.length, all: all.length };
}
