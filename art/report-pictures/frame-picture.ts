import type {
  ReportLayout,
  ReportPicture,
  VisualLayout,
} from "../../dashboards/shell/report-layout.ts";
import type { VisualSpec } from "../../dashboards/kinds/registry.ts";
import type { PictureWords } from "../../dashboards/shell/host/report-copy.ts";

/**
 * Sizes in px that a picture is drawn for: on cards, and at the head of its case in a middle and in a wide window.
 * No page scales them down much, so that their words stay readable (decision 032).
 */
export const pictureFrames = {
  card: { width: 320, height: 250 },
  middle: { width: 560, height: 320 },
  wide: { width: 940, height: 400 },
} as const;

export type FrameName = keyof typeof pictureFrames;

/** Margins in px for strokes at the sides and the bottom of a frame, which would be cut otherwise. */
export const frameMargin = { side: 1, foot: 3 };

/** Height in px of the names of axes above and below a drawing. */
export const namedPx = { above: 22, below: 20 };

export function drawingWidth(frame: FrameName): number {
  return pictureFrames[frame].width - 2 * frameMargin.side;
}

export function listFrames({ isOnlyOnCards }: ReportPicture): FrameName[] {
  return isOnlyOnCards === true ? ["card"] : ["card", "middle", "wide"];
}

export function namePicture(slug: string, frame: FrameName, locale: string): string {
  return [slug, ...(frame === "card" ? [] : [frame]), locale, "svg"].join(".");
}

/** Returns the visual that a report's picture shows, sized for a frame, and its page. */
export function framePicture(
  { pages }: ReportLayout,
  picture: ReportPicture,
  frame: FrameName,
  words?: PictureWords,
): { page: string; visual: VisualLayout } {
  for (const { id, visuals } of pages) {
    const found = visuals.find((visual) => visual.id === picture.visual);
    if (found !== undefined) return { page: id, visual: fit(found, picture, frame, words) };
  }
  throw new Error(`No page has the visual "${picture.visual}" that the picture is taken of`);
}

function fit(
  visual: VisualLayout,
  { limit }: ReportPicture,
  frame: FrameName,
  { above, below }: PictureWords = {},
) {
  const { spec } = visual;
  const named =
    (above === undefined ? 0 : namedPx.above) + (below === undefined ? 0 : namedPx.below);
  const height = pictureFrames[frame].height - frameMargin.foot - named;
  if (isPressable(spec)) return { ...visual, height, spec: { ...spec, isPressed: false } };
  const isLimited = spec.kind === "bars" && limit !== undefined;
  return { ...visual, height, spec: isLimited ? { ...spec, limit } : spec };
}

type Pressable = Extract<VisualSpec, { isPressed?: boolean }>;

/** True of kinds that leave room for fingers. */
function isPressable(spec: VisualSpec): spec is Pressable {
  return ["coins", "dock", "heatmap", "racks", "seats", "shelf", "squares"].includes(spec.kind);
}
