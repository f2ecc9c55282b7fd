// One file, loaded at a reader's first click (`panels/later-part.tsx`).
export { Answers } from "./answers/answers.tsx";
export { FilterChips } from "./answers/filter-chips.tsx";
export { Breadcrumb } from "./breadcrumb.tsx";
export { DrillButton } from "./drill-button.tsx";
export { EmptyPage } from "./empty-page.tsx";
export { LargerTrial } from "./trial/larger-trial.tsx";
export { HowComputed } from "./how-computed.tsx";
export { MoreActions } from "./more-actions.tsx";
export { StoryBar } from "./story-bar.tsx";
export { VisualActions } from "./visual-actions.tsx";
export { FirstInput } from "./first-input.tsx";
export { askAboutBins } from "./why/ask-why.ts";
export { Why, whyPage } from "./why/why.tsx";

dispatchEvent(new Event("report-later"));
