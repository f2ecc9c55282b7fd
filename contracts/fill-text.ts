/** Fills the `{{name}}` placeholders of a text: `("{{n}} de {{total}}", { n: 1, total: 4 })` gives `"1 de 4"`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
