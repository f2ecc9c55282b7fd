import { expect, test } from "vitest";
import { everyMark, namedPalette } from "../fixtures/every-mark.ts";
import { writeSvg } from "./svg-string.ts";

test("a file holds every mark with its look, in whole hundredths", async () => {
  const file = writeSvg(everyMark, namedPalette).replaceAll("><", ">\n<");
  await expect(`${file}\n`).toMatchFileSnapshot("../fixtures/every-mark.svg");
});
