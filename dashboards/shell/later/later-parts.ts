// One file, which a reader's first click asks for (`panels/later-part.tsx`).
export { HowComputed } from "./how-computed.tsx";
export { MoreActions } from "./more-actions.tsx";
export { StoryBar } from "./story-bar.tsx";
export { VisualActions } from "./visual-actions.tsx";
