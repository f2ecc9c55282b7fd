/** Writes the start of a session for addresses and forms, e.g. `"2026-11-23T08:00Z"`. */
export function formatSlot(slot: number): string {
  return `${new Date(slot).toISOString().slice(0, 16)}Z`;
}

/** Parses what `formatSlot` writes; undefined for anything else. */
export function parseSlot(text: string | undefined): number | undefined {
  if (text === undefined || !/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return undefined;
  const slot = Date.parse(text);
  return Number.isNaN(slot) ? undefined : slot;
}

export function formatSlotDay(slot: number): string {
  return formatSlot(slot).slice(0, 10);
}
