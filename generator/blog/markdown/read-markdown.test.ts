import { expect, test } from "vitest";
import type { RememberText } from "../../cache/remember-text.ts";
import { convertMarkdown } from "./convert-markdown.ts";
import type { TextContext } from "./text-context.ts";

const picture = { url: "/images/blog/a/f.svg", contentType: "image/svg+xml" };
const body = "a <b>b</b> [c](../otro/es.md)\n\n![d](f.svg)";

async function convert(remember: RememberText, found: Partial<TextContext> = {}) {
  const faults: string[] = [];
  const document = await convertMarkdown(
    body,
    {
      addFault: (line, problem) => faults.push(`${String(line)}: ${problem}`),
      findLine: () => 1,
      findFile: () => picture,
      findPost: () => ({ slug: "otro", title: "El otro", language: "es" }),
      isPath: () => true,
      ...found,
    },
    remember,
  );
  return { document, faults };
}

test("faults of a remembered text are told again, and what it refers to is asked for anew", async () => {
  const texts = new Map<string, string>();
  const remember: RememberText = async (what, _sources, make) => {
    texts.set(what, texts.get(what) ?? (await make()));
    return texts.get(what) ?? "";
  };
  const first = await convert(remember);
  expect(first.faults).toEqual(["1: HTML: <b>", "1: HTML: </b>"]);
  expect(JSON.stringify(first.document)).toContain(picture.url);
  expect(await convert(remember)).toEqual(first);
  const bare = await convert(remember, { findFile: () => undefined, findPost: () => undefined });
  expect(texts.size).toBe(1);
  expect(bare.faults).toEqual([
    ...first.faults,
    "3: no picture f.svg",
    "1: ../otro/es.md is not a post",
  ]);
});
