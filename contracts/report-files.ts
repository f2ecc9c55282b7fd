import type { Locale } from "./locale.ts";

/** Returns the address of a report's copy in one language. */
export function reportCopyPath(slug: string, locale: Locale): string {
  return `/_reports/${locale}/${slug}.json`;
}

/** Opens a report over many more rows. */
export const trialParameter = "trial";

/** Returns the address of a report's initial snapshot. */
export function reportSnapshotPath(slug: string): string {
  return `/_reports/${slug}.json`;
}
