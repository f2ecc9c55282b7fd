import type { Locale } from "./locale.ts";

/** Where every text that a report shows in one language lies. */
export function reportCopyPath(slug: string, locale: Locale): string {
  return `/_reports/${locale}/${slug}.json`;
}

/** Where what a report opens with lies. */
export function reportSnapshotPath(slug: string): string {
  return `/_reports/${slug}.json`;
}
