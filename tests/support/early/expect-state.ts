import type { PageState, PageInput } from "./page-state.ts";

const steps: Record<string, (chosen: number, count: number) => number> = {
  ArrowDown: (chosen, count) => (chosen + 1) % count,
  ArrowRight: (chosen, count) => (chosen + 1) % count,
  ArrowUp: (chosen, count) => (chosen - 1 + count) % count,
  ArrowLeft: (chosen, count) => (chosen - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const slideSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the state after inputs that each take effect once. */
export function expectState(start: PageState, inputs: readonly PageInput[]): PageState {
  const state = structuredClone(start);
  for (const input of inputs) applyInput(state, input);
  return state;
}

function applyInput(state: PageState, { kind, list, item, key }: PageInput): void {
  const [tabs, track, disclosure] = [state.tabs[list], state.tracks[list], state.disclosures[item]];
  if (kind === "tab" && tabs !== undefined) {
    tabs.chosen = key === "" ? item : (steps[key]?.(tabs.chosen, tabs.count) ?? tabs.chosen);
  }
  if (kind === "slide" && track?.first !== undefined) {
    const step = key === "" ? item * 2 - 1 : (slideSteps[key] ?? 0);
    track.first = Math.min(track.last, Math.max(0, track.first + step));
  }
  if (kind === "filter") {
    if (state.filter !== item) for (const changed of state.tracks) changed.first = undefined;
    state.filter = item;
  }
  if (kind === "disclosure" && disclosure !== undefined) {
    const isOpen = !disclosure.isOpen;
    const { group } = disclosure;
    if (isOpen && group !== "")
      for (const other of state.disclosures) if (other.group === group) other.isOpen = false;
    disclosure.isOpen = isOpen;
  }
  if (kind === "field" && key.length === 1) state.fields[item] = (state.fields[item] ?? "") + key;
}

/** Returns the differences between two states: inputs whose effect is missing or doubled. */
export function listDifferences(expected: PageState, found: PageState): string[] {
  const differences: string[] = [];
  const compare = (name: string, wanted: unknown, met: unknown): void => {
    if (wanted !== undefined && wanted !== met)
      differences.push(`${name}: ${JSON.stringify(wanted)} expected, ${JSON.stringify(met)} found`);
  };
  for (const [n, { chosen }] of expected.tabs.entries())
    compare(`tab list ${String(n)}`, chosen, found.tabs[n]?.chosen);
  for (const [n, { isOpen }] of expected.disclosures.entries())
    compare(`disclosure ${String(n)}`, isOpen, found.disclosures[n]?.isOpen);
  for (const [n, { first }] of expected.tracks.entries())
    compare(`carousel ${String(n)}`, first, found.tracks[n]?.first);
  compare("filter", expected.filter, found.filter);
  for (const [n, text] of expected.fields.entries())
    compare(`field ${String(n)}`, text, found.fields[n]);
  return differences;
}
