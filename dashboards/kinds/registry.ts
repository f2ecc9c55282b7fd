import { bars } from "./bars/kind.ts";
import { card } from "./card/kind.ts";
import type { ChartKind } from "./chart-kind.ts";
import { table } from "./table/kind.ts";

// Every kind of chart is in one of these two lists.
const first = { card, bars, table };

/** Kinds loaded on demand, by the name of their folder; a report's script includes those of its first page (026). */
const later = {
  calendar: async () => import("./calendar/kind.ts"),
  columns: async () => import("./columns/kind.ts"),
  dots: async () => import("./dots/kind.ts"),
  flow: async () => import("./flow/kind.ts"),
  heatmap: async () => import("./heatmap/kind.ts"),
  histogram: async () => import("./histogram/kind.ts"),
  line: async () => import("./line/kind.ts"),
  multiples: async () => import("./multiples/kind.ts"),
  panels: async () => import("./panels/kind.ts"),
  scatter: async () => import("./scatter/kind.ts"),
  tiles: async () => import("./tiles/kind.ts"),
  timeline: async () => import("./timeline/kind.ts"),
  treemap: async () => import("./treemap/kind.ts"),
  waffle: async () => import("./waffle/kind.ts"),
  waterfall: async () => import("./waterfall/kind.ts"),
};

type First = typeof first;
type Later = typeof later;
type KindOf<Name, Module> = Name extends keyof Module ? Module[Name] : never;
type SpecOf<Described> = Described extends ChartKind<infer Spec> ? Spec : never;

/** The options of a visual: the specification of one of the kinds. */
export type VisualSpec =
  | SpecOf<First[keyof First]>
  | { [Name in keyof Later]: SpecOf<KindOf<Name, Awaited<ReturnType<Later[Name]>>>> }[keyof Later];

type Kind = keyof First | keyof Later;

export const laterKinds = Object.keys(later) as (keyof Later)[];

const loaded = { ...first } as Partial<Record<string, ChartKind>>;

export function addKinds(kinds: Readonly<Record<string, ChartKind>>): void {
  Object.assign(loaded, kinds);
}

/** Returns a kind that is loaded; throws for another. */
export function findKind(name: string): ChartKind {
  const kind = loaded[name];
  if (kind === undefined) throw new Error(`The kind ${name} must be loaded before it is drawn`);
  return kind;
}

/** Lists the kinds among these that are loaded on demand, each once. */
export function listLaterKinds(kinds: readonly Kind[]): (keyof Later)[] {
  return [...new Set(kinds.filter((kind) => kind in later))] as (keyof Later)[];
}

export function listMissingKinds(kinds: readonly Kind[]): (keyof Later)[] {
  return listLaterKinds(kinds).filter((kind) => loaded[kind] === undefined);
}

/** Loads kinds that are not loaded yet; rejects where a file is not available. */
export async function loadKinds(kinds: readonly Kind[]): Promise<void> {
  await Promise.all(
    listMissingKinds(kinds).map(async (kind) => {
      const module: Partial<Record<string, ChartKind>> = await later[kind]();
      loaded[kind] = module[kind];
    }),
  );
}
