import type {
  ReportLayout,
  ReportPicture,
  VisualLayout,
} from "../../dashboards/shell/report-layout.ts";
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

/** Height in px of the words above a drawing. */
export const namedPx = 22;

export function drawingWidth(frame: FrameName): number {
  return pictureFrames[frame].width - 2 * frameMargin.side;
}

export const frameNames = Object.keys(pictureFrames) as FrameName[];

export function namePicture(slug: string, frame: FrameName, locale: string): string {
  return [slug, ...(frame === "card" ? [] : [frame]), locale, "svg"].join(".");
}

/** Returns a visual by its id, and its page; throws where no page has it. */
export function findVisual(
  { pages }: ReportLayout,
  visualId: string,
): { page: string; visual: VisualLayout } {
  for (const { id, visuals } of pages) {
    const visual = visuals.find((one) => one.id === visualId);
    if (visual !== undefined) return { page: id, visual };
  }
  throw new Error(`No page has the visual "${visualId}" that the picture is taken of`);
}

/** Returns the visual that a report's picture shows, sized for a frame. */
export function framePicture(
  layout: ReportLayout,
  picture: ReportPicture,
  frame: FrameName,
  words?: PictureWords,
): VisualLayout {
  return fit(findVisual(layout, picture.visual).visual, frame, words);
}

function fit(visual: VisualLayout, frame: FrameName, { above }: PictureWords = {}): VisualLayout {
  const named = above === undefined ? 0 : namedPx;
  const height = pictureFrames[frame].height - frameMargin.foot - named;
  return { ...visual, height };
}
