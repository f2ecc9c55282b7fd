// One file, loaded at a reader's first click (`panels/later-part.tsx`).
export { FilterChips } from "./answers/filter-chips.tsx";
export { FilterSheet } from "./answers/filter-sheet.tsx";
export { FootBar } from "./answers/foot-bar.tsx";
export { LiveRegion } from "./answers/live-region.tsx";
export { Breadcrumb } from "./breadcrumb.tsx";
export { EmptyPage } from "./empty-page.tsx";
export { LargerTrial } from "./trial/larger-trial.tsx";
export { HowComputed } from "./how-computed.tsx";
export { MoreActions } from "./more-actions.tsx";
export { OnwardButtons } from "./onward-buttons.tsx";
export { StoryBar } from "./story-bar.tsx";
export { PresentationLayer, startPresenting } from "./presentation-layer.tsx";
export { goThrough } from "./through.ts";
export { VisualActions } from "./visual-actions.tsx";
export { FirstInput } from "./first-input.tsx";
export { askAboutBins, toggleWhy } from "./why/ask-why.ts";
export { Why, whyPage } from "./why/why.tsx";

dispatchEvent(new Event("report-later"));
