import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { writePortrait } from "./write-portrait.ts";

test("a photograph becomes a picture of the size that is shown, upright, and is not published itself", async () => {
  const root = await mkdtemp(join(tmpdir(), "portrait-"));
  onTestFinished(async () => rm(root, { recursive: true }));
  const [content, published] = [join(root, "content"), join(root, "public")];
  for (const folder of [content, published])
    await mkdir(join(folder, "images"), { recursive: true });
  const photograph = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: "#7a6a5a" },
  }).withMetadata({ orientation: 6 });
  for (const folder of [content, published])
    await photograph.clone().jpeg().toFile(join(folder, "images/Núñez.JPG"));

  await writePortrait("/images/Núñez.JPG", published, content);
  expect(await readdir(join(published, "images"))).toEqual(["Núñez.webp"]);
  const { format, width, height, orientation } = await sharp(
    join(published, "images/Núñez.webp"),
  ).metadata();
  expect({ format, width, height, orientation }).toEqual({
    format: "webp",
    width: 1000,
    height: 1200,
    orientation: undefined,
  });
});
