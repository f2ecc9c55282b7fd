const coloured = / (fill|stroke)="(#[0-9a-f]+|none)"/g;

/**
 * Joins a dark and a light picture that differ in their colors only into one that follows `prefers-color-scheme`.
 * Throws where the shapes differ, or where one dark color would need two light ones.
 */
export function followScheme(dark: string, light: string): string {
  const lightColours = [...light.matchAll(coloured)];
  const rules = new Map<string, string>();
  for (const [at, [, name = "", colour = ""]] of [...dark.matchAll(coloured)].entries()) {
    const [, lightName, lightColour = ""] = lightColours[at] ?? [];
    if (lightName !== name) throw new Error("The light picture has other shapes than the dark one");
    const selector = `[${name}="${colour}"]`;
    const rule = lightColour === colour ? "" : `${selector}{${name}:${lightColour}}`;
    if ((rules.get(selector) ?? rule) !== rule) throw new Error(`${selector} has two light colors`);
    rules.set(selector, rule);
  }
  const style = `<style>@media(prefers-color-scheme:light){${[...rules.values()].join("")}}</style>`;
  return dark.replace(/<svg[^>]*>/, (opening) => opening + style);
}
