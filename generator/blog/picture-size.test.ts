import { expect, test } from "vitest";
import { readPictureSize } from "./picture-size.ts";

const size = { width: 640, height: 360 };
const ascii = (text: string) => Buffer.from(text, "latin1");

function png(): Buffer {
  const bytes = Buffer.alloc(33);
  ascii("\u0089PNG\r\n\u001A\n").copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(640, 16);
  bytes.writeUInt32BE(360, 20);
  return bytes;
}

function jpeg(): Buffer {
  const tables = Buffer.from("ffd8ffe0000400ffffc40005000000", "hex"); // APP0, then a Huffman table
  const frame = Buffer.from("ffc2000b08016802800101110000", "hex");
  return Buffer.concat([tables, frame]);
}

function webp(kind: string, place: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.write("RIFF", 0, "latin1");
  bytes.write(`WEBP${kind}`, 8, "latin1");
  place(bytes);
  return bytes;
}

test.each([
  [".svg", ascii('<svg xmlns="x" width="640" height="360px" viewBox="0 0 1 1"/>')],
  [".svg", ascii('<?xml version="1.0"?><svg viewBox="0 0 640 360" width="100%">')],
  [".svg", ascii("<svg\nviewBox='0 0 640 360'>")],
  [".png", png()],
  [".jpg", jpeg()],
  [".webp", webp("VP8 ", (bytes) => bytes.writeUInt32LE(640 + 360 * 0x1_00_00, 26))],
  [".webp", webp("VP8L", (bytes) => bytes.writeUInt32LE(639 + 359 * 2 ** 14, 21))],
  [
    ".webp",
    webp("VP8X", (bytes) => {
      bytes.writeUIntLE(639, 24, 3);
      bytes.writeUIntLE(359, 27, 3);
    }),
  ],
])("reads the size of a picture: %s", (ending, bytes) => {
  expect(readPictureSize(ending, bytes)).toEqual(size);
});

test.each([
  [".svg", ascii('<svg width="100%" viewBox="0 0 0 10"/>')],
  [".svg", ascii("<html/>")],
  [".png", ascii("no picture, but long enough to be read")],
  [".png", png().subarray(0, 18)],
  [".jpg", png()],
  [".jpg", jpeg().subarray(0, 20)],
  [".webp", webp("VP9 ", () => undefined)],
  [".gif", png()],
])("says nothing of what is no such picture: %s", (ending, bytes) => {
  expect(readPictureSize(ending, bytes)).toBeUndefined();
});
