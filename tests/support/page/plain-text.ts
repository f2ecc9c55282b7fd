/** With plain spaces, as Playwright compares it. */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
