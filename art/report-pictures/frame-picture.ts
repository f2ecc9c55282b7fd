import type {
  ReportLayout,
  ReportPicture,
  VisualLayout,
} from "../../dashboards/shell/report-layout.ts";
import type { PictureWords } from "../../dashboards/shell/host/report-copy.ts";

/**
 * The boxes that a picture is drawn for, in px: on cards, and at the head of its case in a middle and in a wide window. A page shows
 * none of them much smaller than it is drawn, so that its words stay the size of words (decision 032).
 */
export const pictureFrames = {
  card: { width: 320, height: 250 },
  middle: { width: 560, height: 320 },
  wide: { width: 940, height: 400 },
} as const;

export type FrameName = keyof typeof pictureFrames;

/** Room for the edges of what stands at the sides and the foot of a frame. */
export const frameMargin = { side: 1, foot: 3 };

/** Room that names of axes take above and below a drawing, in px. */
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

/** The visual a report's picture is taken of, as the frame asks for it, and the page it is on. */
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
  if (spec.kind === "heatmap") return { ...visual, height, spec: { ...spec, isPressed: false } };
  const isLimited = spec.kind === "bars" && limit !== undefined;
  return { ...visual, height, spec: isLimited ? { ...spec, limit } : spec };
}
