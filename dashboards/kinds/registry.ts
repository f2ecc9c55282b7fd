import { bars } from "./bars/kind.ts";
import { card } from "./card/kind.ts";
import type { ChartKind } from "./chart-kind.ts";
import { later, type Later } from "./later.ts";
import { table } from "./table/kind.ts";

// Every kind of chart is in one of these two lists.
const first = { card, bars, table };

/** Kinds loaded on demand, by the name of their folder; a report's script includes those of its first page (026). */
const files = {
  calendar: async () => import("./calendar/kind.ts"),
  columns: async () => import("./columns/kind.ts"),
  coins: async () => import("./coins/kind.ts"),
  cups: async () => import("./cups/kind.ts"),
  dock: async () => import("./dock/kind.ts"),
  dots: async () => import("./dots/kind.ts"),
  facing: async () => import("./facing/kind.ts"),
  flow: async () => import("./flow/kind.ts"),
  heatmap: async () => import("./heatmap/kind.ts"),
  histogram: async () => import("./histogram/kind.ts"),
  ladder: async () => import("./ladder/kind.ts"),
  line: async () => import("./line/kind.ts"),
  mosaic: async () => import("./mosaic/kind.ts"),
  multiples: async () => import("./multiples/kind.ts"),
  panels: async () => import("./panels/kind.ts"),
  queue: async () => import("./queue/kind.ts"),
  racks: async () => import("./racks/kind.ts"),
  route: async () => import("./route/kind.ts"),
  scatter: async () => import("./scatter/kind.ts"),
  seats: async () => import("./seats/kind.ts"),
  sheet: async () => import("./sheet/kind.ts"),
  shelf: async () => import("./shelf/kind.ts"),
  squares: async () => import("./squares/kind.ts"),
  stair: async () => import("./stair/kind.ts"),
  tiles: async () => import("./tiles/kind.ts"),
  timeline: async () => import("./timeline/kind.ts"),
  treemap: async () => import("./treemap/kind.ts"),
  waffle: async () => import("./waffle/kind.ts"),
  waterfall: async () => import("./waterfall/kind.ts"),
};

type First = typeof first;
type Files = typeof files;
type LaterKind = keyof Files;
type KindOf<Name, Module> = Name extends keyof Module ? Module[Name] : never;
type SpecOf<Described> = Described extends ChartKind<infer Spec> ? Spec : never;

/** The options of a visual: the specification of one of the kinds. */
export type VisualSpec =
  | SpecOf<First[keyof First]>
  | { [Name in LaterKind]: SpecOf<KindOf<Name, Awaited<ReturnType<Files[Name]>>>> }[LaterKind];

type Kind = keyof First | LaterKind;

export const laterKinds = Object.keys(files) as LaterKind[];

const opened: Partial<Record<string, ChartKind>> = first;

/** The files of kinds that are loaded on demand. */
export const kindFiles = Object.fromEntries(
  Object.entries(files).map(([name, load]) => {
    const open = load as () => Promise<Partial<Record<string, ChartKind>>>;
    return [name, later(async () => (await open())[name]!)];
  }),
) as Readonly<Record<LaterKind, Later<ChartKind>>>;

export function addKinds(kinds: Partial<Readonly<Record<LaterKind, ChartKind>>>): void {
  for (const name of listLaterKinds(Object.keys(kinds) as LaterKind[])) {
    kindFiles[name].value = kinds[name];
  }
}

/** Returns a kind that is loaded; throws for another. */
export function findKind(name: string): ChartKind {
  const kind = opened[name] ?? kindFiles[name as LaterKind]?.value;
  if (kind === undefined) throw new Error(`The kind ${name} must be loaded before it is drawn`);
  return kind;
}

/** Lists the kinds among these that are loaded on demand, each once. */
export function listLaterKinds(kinds: readonly Kind[]): LaterKind[] {
  return [...new Set(kinds.filter((kind) => kind in files))] as LaterKind[];
}

/** Loads kinds that are not loaded yet; rejects where a file is not available. */
export async function loadKinds(kinds: readonly Kind[]): Promise<void> {
  await Promise.all(listLaterKinds(kinds).map(async (kind) => kindFiles[kind].load()));
}
