import { readDrawing } from "../drawing/read-drawing.ts";
import type { PostFolder } from "./read-post-folder.ts";

const mostCharacters = 2500;

/**
 * Returns a post's small SVG file without placeholders as a `data:` address, which saves a request (decision 022).
 */
export function inlineDrawing(
  { files }: Pick<PostFolder, "files">,
  name: string,
): string | undefined {
  const file = files.get(name);
  if (file?.asset.contentType !== "image/svg+xml" || file.places !== undefined) return undefined;
  const drawing = readDrawing(file.path).trim();
  if (drawing.length > mostCharacters) return undefined;
  // Single quotes need no escape in an address.
  const escaped = drawing.replaceAll('"', "'").replaceAll(/[%#<>\n]/g, encodeURIComponent);
  return `data:image/svg+xml,${escaped}`;
}
