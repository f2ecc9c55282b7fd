import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { everyMark, namedPalette } from "./fixtures/every-mark.ts";
import { drawMarks } from "./marks.tsx";

test("the screen shows every mark with its look, where the scene has it", async () => {
  const markup = renderToStaticMarkup(drawMarks(everyMark.marks, namedPalette));
  const lines = markup.replaceAll("><", ">\n<");
  await expect(`${lines}\n`).toMatchFileSnapshot("fixtures/every-mark-screen.txt");
});
