import { blankCode } from "./blank-code.ts";
import { holdsMarker } from "./markers.ts";
import type { TextContext } from "./text-context.ts";

const task = /^\s*(?:[-*+]|\d+[.)])\s+\[[ xX]\](?:\s|$)/;
const titledLink = /(?<!!)\[[^\]]*\]\([^()\s]+\s+["'(]/;
const reference = /\[\^[^\]]*\]|\]\[[^\]]*\]/;
const inlineCode = /`[^`]*`/g;
const numbered = /^(\s*)(\d+)[.)]\s/;

/** Finds what the converter would drop silently: task boxes, titles of links, footnotes, and lists that are not numbered from 1. */
export function checkLines(body: string, { addFault }: TextContext): void {
  let expected = 1;
  for (const [index, text] of blankCode(body).split("\n").entries()) {
    const line = index + 1;
    if (holdsMarker(text)) {
      const remedy = "Type the text anew: it holds an invisible character.";
      addFault(line, "a character of the private use area", remedy);
    }
    if (task.test(text)) {
      addFault(line, "a task box", "Write a plain list item.");
    }
    const prose = text.replaceAll(inlineCode, "");
    if (reference.test(prose)) {
      const remedy = "Write notes into the sentence, and addresses behind the words.";
      addFault(line, "a footnote or a link by reference", remedy);
    }
    if (titledLink.test(prose)) {
      addFault(line, "a link with a title", "Say it in the words of the link.");
    }
    const [, indent, digits] = numbered.exec(text) ?? [];
    if (indent === "") {
      const number = Number(digits);
      // "1." on every line is Markdown's way of counting by itself.
      if (number !== expected && number !== 1) {
        const problem = `the number ${String(number)}, where the list shows ${String(expected)}`;
        addFault(line, problem, "Number from 1, and indent what stands between two items.");
      }
      expected += 1;
    } else if (/^\S/.test(text)) expected = 1;
  }
}
