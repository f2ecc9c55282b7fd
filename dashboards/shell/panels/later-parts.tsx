import { LaterPart } from "./later-part.tsx";

// What is not on the first screen stands in one file of its own (`generator/bundle/chunk-groups.ts`).
const loadHowComputed = async () => (await import("./how-computed.tsx")).HowComputed;
const loadSavedViews = async () => (await import("./saved-views.tsx")).SavedViews;
const loadStoryBar = async () => (await import("./story-bar.tsx")).StoryBar;

type PropsOf<Load extends () => Promise<(props: never) => unknown>> = Parameters<
  Awaited<ReturnType<Load>>
>[0];

export function HowComputed(props: PropsOf<typeof loadHowComputed>) {
  return <LaterPart load={loadHowComputed} props={props} />;
}

export function SavedViews() {
  return <LaterPart load={loadSavedViews} props={{}} />;
}

export function StoryBar(props: PropsOf<typeof loadStoryBar>) {
  return <LaterPart load={loadStoryBar} props={props} />;
}
