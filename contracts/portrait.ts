/** How a portrait is shown: five wide, six high. */
export const portraitSize = { width: 500, height: 600 } as const;

const photograph = /\.(?:jpe?g|png|webp|avif)$/i;

/** The address of a portrait in the built site, where a photograph is a WebP of its own size and a drawing stays as it is. */
export function portraitAddress(portrait: string): string {
  return portrait.replace(photograph, ".webp");
}

export function isPhotograph(portrait: string): boolean {
  return photograph.test(portrait);
}
