import { bars } from "./bars/kind.ts";
import { card } from "./card/kind.ts";
import type { ChartKind } from "./chart-kind.ts";
import { columns, histogram } from "./columns/kind.ts";
import { line } from "./line/kind.ts";
import { table } from "./table/kind.ts";

// Every kind of chart stands once here, in one of two lists.
const first = { card, bars, columns, histogram, line, table };

/** Kinds that few reports show are no part of the first script (018); the name is that of the kind's folder. */
const later = {
  calendar: async () => (await import("./calendar/kind.ts")).calendar,
  dots: async () => (await import("./dots/kind.ts")).dots,
  flow: async () => (await import("./flow/kind.ts")).flow,
  heatmap: async () => (await import("./heatmap/kind.ts")).heatmap,
  multiples: async () => (await import("./multiples/kind.ts")).multiples,
  panels: async () => (await import("./panels/kind.ts")).panels,
  scatter: async () => (await import("./scatter/kind.ts")).scatter,
  tiles: async () => (await import("./tiles/kind.ts")).tiles,
  timeline: async () => (await import("./timeline/kind.ts")).timeline,
  treemap: async () => (await import("./treemap/kind.ts")).treemap,
  waffle: async () => (await import("./waffle/kind.ts")).waffle,
  waterfall: async () => (await import("./waterfall/kind.ts")).waterfall,
};

type First = typeof first;
type Later = typeof later;
type SpecOf<Described> = Described extends ChartKind<infer Spec> ? Spec : never;

/** How a view is drawn: the specification of one of the kinds. */
export type VisualSpec =
  | SpecOf<First[keyof First]>
  | { [Name in keyof Later]: SpecOf<Awaited<ReturnType<Later[Name]>>> }[keyof Later];

type Kind = keyof First | keyof Later;

export const laterKinds = Object.keys(later) as (keyof Later)[];

const loaded = { ...first } as Partial<Record<string, ChartKind>>;

/** A kind that is in the first script or was loaded; throws where it is neither. */
export function findKind(name: string): ChartKind {
  const kind = loaded[name];
  if (kind === undefined) throw new Error(`The kind ${name} must be loaded before it is drawn`);
  return kind;
}

/** Kinds of a list that have to be loaded before they are drawn, each once. */
export function listLaterKinds(kinds: readonly Kind[]): (keyof Later)[] {
  return [...new Set(kinds.filter((kind) => kind in later))] as (keyof Later)[];
}

export function listMissingKinds(kinds: readonly Kind[]): (keyof Later)[] {
  return listLaterKinds(kinds).filter((kind) => loaded[kind] === undefined);
}

/** Loads some kinds; rejects where a file is lost. */
export async function loadKinds(kinds: readonly Kind[]): Promise<void> {
  await Promise.all(
    listMissingKinds(kinds).map(async (kind) => {
      loaded[kind] = await later[kind]();
    }),
  );
}
