import { later } from "../../kinds/later.ts";
import { partOf } from "./part-of.tsx";

/** The parts that few readers open, in one file. */
export const laterParts = later(async () => import("../later/later-parts.ts"));

/** Loads the later parts before one is opened, e.g. when a pointer is on its button. */
export function preloadLaterParts(): void {
  laterParts.load().catch(() => undefined);
}

const extra = { isExtra: true };
export const Breadcrumb = partOf(laterParts, (parts) => parts.Breadcrumb, extra);
export const EmptyPage = partOf(laterParts, (parts) => parts.EmptyPage);
export const FilterChips = partOf(laterParts, (parts) => parts.FilterChips, {
  fallback: <p className="report-chips" />,
});
export const FilterSheet = partOf(laterParts, (parts) => parts.FilterSheet);
export const FirstInput = partOf(laterParts, (parts) => parts.FirstInput, extra);
export const FootBar = partOf(laterParts, (parts) => parts.FootBar, extra);
export const HowComputed = partOf(laterParts, (parts) => parts.HowComputed);
export const LargerTrial = partOf(laterParts, (parts) => parts.LargerTrial, extra);
export const LiveRegion = partOf(laterParts, (parts) => parts.LiveRegion, extra);
export const MoreActions = partOf(laterParts, (parts) => parts.MoreActions);
export const OnwardButtons = partOf(laterParts, (parts) => parts.OnwardButtons, extra);
export const PresentationLayer = partOf(laterParts, (parts) => parts.PresentationLayer);
export const StoryBar = partOf(laterParts, (parts) => parts.StoryBar);
export const VisualActions = partOf(laterParts, (parts) => parts.VisualActions);
export const Why = partOf(laterParts, (parts) => parts.Why);
