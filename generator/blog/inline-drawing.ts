import { readPostDrawing } from "./figures/read-figure.ts";
import type { PostFolder } from "./read-post-folder.ts";

const mostCharacters = 2500;

/** Returns a post's SVG file as a `data:` address, where a request of its own would cost more than its bytes (decision 022). */
export async function inlineDrawing(
  { files }: Pick<PostFolder, "files">,
  name: string,
): Promise<string | undefined> {
  const file = files.get(name);
  if (file?.asset.contentType !== "image/svg+xml") return undefined;
  const drawing = (await readPostDrawing(file.path)).trim();
  if (drawing.length > mostCharacters) return undefined;
  // Attributes in single quotes need no escape in an address.
  const escaped = drawing.replaceAll('"', "'").replaceAll(/[%#<>\n]/g, encodeURIComponent);
  return `data:image/svg+xml,${escaped}`;
}
