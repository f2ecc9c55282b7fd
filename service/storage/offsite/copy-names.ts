const dayMs = 86_400_000;
const newestKept = 20;
const daysKept = 30;
const pattern = /^([a-z]+)-(\d{8}T\d{9})Z-([\da-f]{8})-([\da-f]{12})\.sealed$/;

/** Ends the name of a file until all of it has arrived. */
export const unfinished = ".part";

/**
 * The database in a copy: `origin` identifies it whatever it holds (`data-identity.ts`), `mark` begins the SHA-256 of
 * its content.
 */
export type Content = { origin: string; mark: string };

/** A copy in the list of a target. */
export type Copy = Content & { name: string; kind: string; time: number };

/** Returns e.g. `enquiries-20261124T063012345Z-89abcdef-0123456789ab.sealed`. */
export function nameCopy(kind: string, time: number, { origin, mark }: Content): string {
  const stamp = new Date(time).toISOString().replaceAll(/[-:.]/g, "");
  return `${kind}-${stamp}-${origin}-${mark}.sealed`;
}

/** Returns the newest copy of a kind; undefined if there is none. */
export function findNewest(names: readonly string[], kind: string): Copy | undefined {
  return listCopies(names).findLast((copy) => copy.kind === kind);
}

/**
 * Names what to remove: all copies but the newest 20 of each kind and the last of each of 30 days, and a day-old
 * beginning of a copy that was cut off.
 */
export function listSurplus(names: readonly string[], now: number): string[] {
  const kinds = Map.groupBy(listCopies(names), ({ kind }) => kind);
  const cutOff = names
    .filter((name) => name.endsWith(unfinished))
    .map((name) => name.slice(0, -unfinished.length));
  const old = listCopies(cutOff).filter(({ time }) => now - time > dayMs);
  return [
    ...old.map(({ name }) => name + unfinished),
    ...[...kinds.values()].flatMap((copies) => {
      const lastOfDays = new Map(copies.map((copy) => [Math.floor(copy.time / dayMs), copy]));
      const kept = new Set([
        ...copies.slice(-newestKept),
        ...[...lastOfDays.values()].filter(({ time }) => now - time < daysKept * dayMs),
      ]);
      return copies.filter((copy) => !kept.has(copy)).map(({ name }) => name);
    }),
  ];
}

/** Returns the copies among the names of files, the oldest first. */
function listCopies(names: readonly string[]): Copy[] {
  return names
    .flatMap((name) => {
      const [, kind, stamp, origin, mark] = pattern.exec(name) ?? [];
      if (kind === undefined || stamp === undefined) return [];
      if (origin === undefined || mark === undefined) return [];
      return [{ name, kind, time: parseStamp(stamp), origin, mark }];
    })
    .toSorted((one, other) => one.time - other.time);
}

function parseStamp(stamp: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(stamp)?.slice(1).map(Number);
  const [year = 0, month = 1, day = 1, ...time] = parts ?? [];
  return Date.UTC(year, month - 1, day, ...(time as [number, number, number, number]));
}
