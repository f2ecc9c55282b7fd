/** Replaces no-break spaces by plain ones, as Playwright does when comparing. */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
