/** Aspect ratio of a portrait: five wide, six high. */
export const portraitSize = { width: 500, height: 600 } as const;

const photograph = /\.(?:jpe?g|png|webp|avif)$/i;

/** Returns a portrait's address in the built site: a photograph becomes a resized WebP, a drawing stays as it is. */
export function portraitAddress(portrait: string): string {
  return portrait.replace(photograph, ".webp");
}

export function isPhotograph(portrait: string): boolean {
  return photograph.test(portrait);
}
