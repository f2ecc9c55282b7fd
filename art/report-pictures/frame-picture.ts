import type { ReportLayout, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { ReportPicture } from "../../dashboards/shell/report-picture.ts";

/** The box of every picture in px, which cards show about as large; its margins have room for the edges of what stands at its sides and foot. */
export const pictureFrame = { width: 376, height: 250, side: 1, foot: 3 };

export const drawingSize = {
  width: pictureFrame.width - 2 * pictureFrame.side,
  height: pictureFrame.height - pictureFrame.foot,
};

/** The visual a report's picture is taken of, as the frame asks for it, and the page it is on. */
export function framePicture(
  { pages }: ReportLayout,
  picture: ReportPicture,
): { page: string; visual: VisualLayout } {
  for (const { id, visuals } of pages) {
    const found = visuals.find((visual) => visual.id === picture.visual);
    if (found !== undefined) return { page: id, visual: fit(found, picture) };
  }
  throw new Error(`No page has the visual "${picture.visual}" that the picture is taken of`);
}

function fit(visual: VisualLayout, { height = drawingSize.height, limit }: ReportPicture) {
  const { spec } = visual;
  const isLimited = spec.kind === "bars" && limit !== undefined;
  return { ...visual, height, spec: isLimited ? { ...spec, limit } : spec };
}
