import { BLOCKS, type Block } from "@contentful/rich-text-types";
import type { Image } from "mdast";
import { lineOf } from "../../markdown/parse-markdown.ts";
import type { TextContext } from "./text-context.ts";

/** Converts a picture or video of a text to a block; adds a fault and returns undefined if it cannot be used. */
export function readPicture(image: Image, { addFault, findFile }: TextContext): Block | undefined {
  const { url, alt, title } = image;
  const line = lineOf(image);
  const description = alt ?? "";
  if (description.trim() === "") {
    addFault(line, "picture-alt", { url });
  }
  const file = findFile(url);
  if (file === undefined) {
    addFault(line, "picture-file", { url });
    return undefined;
  }
  if (!/^(?:image|video)\//.test(file.contentType)) {
    addFault(line, "picture-kind", { url });
  }
  const target = { title: title ?? "", description, ...file };
  return { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target }, content: [] };
}
