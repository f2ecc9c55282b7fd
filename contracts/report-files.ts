import type { Locale } from "./locale.ts";

/** Returns the address of a report's copy in one language. */
export function reportCopyPath(slug: string, locale: Locale): string {
  return `/_reports/${locale}/${slug}.json`;
}

/** Returns the address of the definition of a report from a file. */
export function fileDefinitionPath(slug: string): string {
  return `/_reports/${slug}.definition.json`;
}

/** Returns the address of the rows of a report from a file, by their hash. */
export function fileRowsPath(slug: string, hash: string): string {
  return `/_reports/${slug}.${hash}.rows`;
}

/** Opens a report over many more rows. */
export const trialParameter = "trial";

/** Returns the address of a report's initial snapshot. */
export function reportSnapshotPath(slug: string): string {
  return `/_reports/${slug}.json`;
}
