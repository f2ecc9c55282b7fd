import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { noCache } from "../cache/build-cache.ts";
import { readPicture } from "./fit-photograph.ts";
import { readPostFile } from "./read-post-file.ts";

async function photograph(name: string, width: number, height: number, orientation = 1) {
  const project = await makeProject({});
  onTestFinished(async () => project.remove());
  const path = join(project.root, name);
  await sharp({ create: { width, height, channels: 3, background: "#7a6a5a" } })
    .withMetadata({ orientation })
    .toFile(path);
  return path;
}

test.each([
  ["foto.jpg", 4032, 3025, 1, { width: 1600, height: 1200 }],
  // Taken with the camera held on its side.
  ["foto.jpg", 4032, 3024, 6, { width: 1600, height: 2133 }],
  ["foto.jpg", 800, 600, 6, { width: 600, height: 800 }],
  ["pantalla.png", 3200, 1800, 1, { width: 1600, height: 900 }],
  ["foto.webp", 1700, 1001, 1, { width: 1600, height: 942 }],
  ["foto.webp", 1600, 5000, 1, { width: 1600, height: 5000 }],
])(
  "%s of %i by %i, turned by %i, is as large as its post says",
  async (name, width, height, orientation, size) => {
    const path = await photograph(name, width, height, orientation);
    const file = readPostFile(path, "un-post", name);
    expect(file).toMatchObject({ asset: { url: `/images/blog/un-post/${name}`, ...size } });
    const shown = await sharp(await readPicture(path, noCache)).metadata();
    expect({ ...shown.autoOrient, format: shown.format }).toEqual({
      ...size,
      format: name.replace(/.*\./, "").replace("jpg", "jpeg"),
    });
  },
);

test("a photograph's metadata is not published", async () => {
  const path = await photograph("foto.jpg", 1200, 1000, 6);
  expect((await sharp(path).metadata()).exif).toBeDefined();
  expect((await sharp(await readPicture(path, noCache)).metadata()).exif).toBeUndefined();
});
