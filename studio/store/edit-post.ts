import { isMap, parseDocument } from "yaml";
import { splitFrontMatter } from "../../generator/front-matter/split-front-matter.ts";
import { isEqual, type Json, type JsonObject } from "../model/json-value.ts";

/** Text of a post: front matter and Markdown. */
export type PostText = { fields: JsonObject; body: string };

export function readPostText(text: string): PostText {
  const split = splitFrontMatter(text);
  if (split === undefined) return { fields: {}, body: text };
  const fields = (parseDocument(split.yaml).toJS() ?? {}) as JsonObject;
  return { fields, body: split.body.replace(/^\n+/, "") };
}

/** Writes fields and body into a text; unchanged fields keep their notation. */
export function writePostText(text: string, { fields, body }: PostText): string {
  const yaml = splitFrontMatter(text)?.yaml ?? "";
  const document = parseDocument(yaml);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never;
  const present = (document.toJS() ?? {}) as JsonObject;
  for (const name of new Set([...Object.keys(present), ...Object.keys(fields)])) {
    const value = fields[name];
    if (isUnset(value)) document.delete(name);
    else if (!isEqual(present[name], value)) {
      const node = document.createNode(value, { flow: Array.isArray(value) });
      document.set(name, node);
    }
  }
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return `---\n${written.trimEnd()}\n---\n\n${body.replaceAll("\r\n", "\n").trim()}\n`;
}

function isUnset(value: Json | undefined): boolean {
  return value === undefined || value === null || value === "";
}
