import type { Inline } from "../../contracts/text/prose.ts";
import { faultAt, type Place } from "./text-fault.ts";

export type InlineContext = {
  /** What `{{name}}` stands for. */
  values: Readonly<Record<string, string>>;
  /** True for a path of the site, without edition and anchor. */
  isPath: (path: string) => boolean;
};

const marks =
  /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|(?<!!)\[(?<label>[^[\]]+)\]\((?<address>[^()\s]+)\)/g;
// Whatever else Markdown would take for syntax.
const unknownSyntax = /[*`<\\]|\[|\]\(|~~|(?<!\w)_\S|\S_(?!\w)/;

/** Reads bold, code, links and `{{values}}`; anything else that looks like Markdown is a fault. */
export function parseInline(text: string, place: Place, context: InlineContext): Inline[] {
  const content: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    pushPlain(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, code, label = "", address = "" } = match.groups ?? {};
    if (strong !== undefined) {
      content.push({ type: "strong", content: parseInline(strong, place, context) });
    } else if (code === undefined) {
      content.push({
        type: "link",
        address: readAddress(fillIn(address, place, context), place, context),
        content: parseInline(label, place, context),
      });
    } else content.push({ type: "code", text: fillIn(code, place, context) });
  }
  pushPlain(text.slice(end));
  return content;

  function pushPlain(plain: string): void {
    if (plain === "") return;
    const [found] = unknownSyntax.exec(plain) ?? [];
    if (found !== undefined) throw faultAt(place, `"${found}" is not understood here: ${plain}`);
    content.push(fillIn(plain, place, context));
  }
}

/** Puts the values into the `{{name}}` places of a text. */
function fillIn(text: string, place: Place, { values }: InlineContext): string {
  const filled = text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    throw faultAt(
      place,
      `{{${name}}} is unknown here; known are ${Object.keys(values).join(", ")}`,
    );
  });
  if (/\{\{|\}\}/.test(filled)) throw faultAt(place, `a {{place}} is not closed: ${text}`);
  return filled;
}

function readAddress(address: string, place: Place, { isPath }: InlineContext): string {
  if (/^(?:https:\/\/|mailto:)./.test(address)) return address;
  if (address.startsWith("/") && isPath(address.replace(/#.*$/, ""))) return address;
  throw faultAt(
    place,
    `${address} leads nowhere: expected https://, mailto: or a path of the site`,
  );
}
