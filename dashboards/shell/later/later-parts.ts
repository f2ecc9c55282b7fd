// One file, which a reader's first click asks for (`panels/later-part.tsx`).
export { Answers } from "./answers/answers.tsx";
export { FilterChips } from "./answers/filter-chips.tsx";
export { Breadcrumb } from "./breadcrumb.tsx";
export { DrillButton } from "./drill-button.tsx";
export { EmptyPage } from "./empty-page.tsx";
export { HowComputed } from "./how-computed.tsx";
export { MoreActions } from "./more-actions.tsx";
export { StoryBar } from "./story-bar.tsx";
export { VisualActions } from "./visual-actions.tsx";
export { hearHolds } from "../../interact/hear-holds.ts";
export { TipLayer } from "../../interact/tip-layer.tsx";
