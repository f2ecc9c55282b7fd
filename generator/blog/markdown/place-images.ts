import { BLOCKS, type Block } from "@contentful/rich-text-types";
import type { TextContext } from "./text-context.ts";

/** A picture or video as Markdown names it. */
export type NamedImage = { url: string; alt: string; title: string; line: number };

/** Puts the files that a text names into its blocks; what is wrong with them are faults. */
export function placeImages(
  blocks: readonly Block[],
  lines: readonly string[],
  context: TextContext,
): Block[] {
  return blocks.flatMap((block) => {
    if (block.nodeType === BLOCKS.EMBEDDED_ASSET) {
      return placeImage(block.data as NamedImage, lines, context) ?? [];
    }
    // Texts hold none.
    const { content } = block as Partial<Block>;
    if (content === undefined) return block;
    return { ...block, content: placeImages(content as Block[], lines, context) };
  });
}

function placeImage(
  { url, alt, title, line }: NamedImage,
  lines: readonly string[],
  { addFault, findFile }: TextContext,
): Block | undefined {
  const [before = "", own = "", after = ""] = [line - 2, line - 1, line].map((at) => lines[at]);
  if (!/^\s*!\[.*\)\s*$/.test(own) || before.trim() !== "" || after.trim() !== "") {
    const remedy = "Give it a line of its own, with an empty line before and after.";
    addFault(line, `a picture beside text: ${url}`, remedy);
  }
  if (alt.trim() === "") {
    addFault(line, `no words for ${url}`, "Say what it shows between the brackets.");
  }
  const file = findFile(url);
  if (file === undefined) {
    addFault(line, `no picture ${url}`, "Put the file into the post's folder, or mend the name.");
    return undefined;
  }
  if (!/^(?:image|video)\//.test(file.contentType)) {
    addFault(line, `${url} is not a picture`, "Offer it as a download: [words](file).");
  }
  const target = { title, description: alt, ...file };
  return { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target }, content: [] };
}
