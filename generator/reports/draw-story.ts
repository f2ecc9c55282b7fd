import { recolour } from "../drawing/recolour.ts";
import type { InitialSnapshot } from "../../dashboards/shell/store/initial-snapshot.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

/** The case whose story home shows, and the key point where it ends. */
export const storyReport = "ventas-bi";
export const storyStep = "topSellers";
export const storyDrawingPath = `/_reports/${storyReport}.svg`;

type Dot = { x: number; y: number; isMarked: boolean };

const width = 560;
const height = 300;
const inset = 8;
/** Layers are stacked in one file, each with its own view, so that each can be shown alone. */
const layerGap = 40;

// Colors of both schemes, the same as in `design/drawings.svg`.
const style = `
.line,.cloud{fill:#968c7e}.five{fill:#f2c811}
@media (prefers-color-scheme:light){.line,.cloud{fill:#857b6d}.five{stroke:#191510;stroke-width:1.5}}`;

/**
 * Draws all products by revenue and profit in three layers: every product on the axis, the unmarked ones and the
 * marked ones.
 */
export function drawStory(
  { definition }: Pick<ReportModule, "definition">,
  { views }: InitialSnapshot,
): string {
  const dots = placeDots(definition, views["product"] ?? {});
  const layers = {
    line: dots.map((dot) => ({ ...dot, y: height - inset })),
    cloud: dots.filter(({ isMarked }) => !isMarked),
    five: dots.filter(({ isMarked }) => isMarked),
  };
  const step = height + layerGap;
  const drawn = Object.entries(layers).map(([name, shown], index) =>
    drawLayer(name, shown, index * step),
  );
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${recolour(style)}</style>${drawn.join("")}</svg>`;
}

function placeDots(
  { columns, story }: ReportModule["definition"],
  values: InitialSnapshot["views"][string],
): Dot[] {
  const labels = columns["product"]?.kind === "dictionary" ? columns["product"].labels : [];
  const marked = story.find(({ id }) => id === storyStep)?.where?.["product"];
  const isMarked = (label: string): boolean => Array.isArray(marked) && marked.includes(label);
  const [revenue = [], profit = []] = [values["revenue"], values["profit"]];
  return labels.map((label, at) => ({
    x: inset + scale(revenue, at) * (width - 2 * inset),
    y: height - inset - scale(profit, at) * (height - 2 * inset),
    isMarked: isMarked(label),
  }));
}

/** Scales a value to the range from 0 to 1, the highest value. */
function scale(values: readonly (number | null)[], at: number): number {
  return (values[at] ?? 0) / Math.max(...values.map((value) => value ?? 0));
}

function drawLayer(name: string, dots: readonly Dot[], top: number): string {
  const circles = dots.map(({ x, y, isMarked }) => {
    const radius = isMarked ? 7 : 5;
    return `<circle cx="${x.toFixed(1)}" cy="${(y + top).toFixed(1)}" r="${String(radius)}"/>`;
  });
  const box = [0, top, width, height].join(" ");
  return `<view id="${name}" viewBox="${box}"/><g class="${name}">${circles.join("")}</g>`;
}
