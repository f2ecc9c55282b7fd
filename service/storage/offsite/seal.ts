import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

const [algorithm, ivBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;
const magic = Buffer.from("sealed1\n");
const headBytes = magic.length + ivBytes;

/** Makes a key in the form of `BACKUP_KEY`. */
export function makeKey(): string {
  return randomBytes(32).toString("base64url");
}

/** Compresses and encrypts a file; it opens only with the same key and label. */
export async function seal(from: string, to: string, key: string, label: string): Promise<void> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, "base64url"), iv);
  cipher.setAAD(Buffer.from(label));
  const sealed = createWriteStream(to, { mode: 0o600 });
  sealed.write(Buffer.concat([magic, iv]));
  await pipeline(createReadStream(from), createGzip(), cipher, sealed, { end: false });
  sealed.end(cipher.getAuthTag());
  await finished(sealed);
}

/** Opens a sealed file; throws, and leaves nothing, if the key is another one or the file was changed. */
export async function unseal(from: string, to: string, key: string, label: string): Promise<void> {
  try {
    const { iv, tag, end } = await readFrame(from);
    const decipher = createDecipheriv(algorithm, Buffer.from(key, "base64url"), iv);
    decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
    const sealed = createReadStream(from, { start: headBytes, end });
    await pipeline(sealed, decipher, createGunzip(), createWriteStream(to, { mode: 0o600 }));
  } catch (cause) {
    await rm(to, { force: true });
    throw new Error("The copy is damaged, or BACKUP_KEY is not the key it was made with", {
      cause,
    });
  }
}

async function readFrame(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(headBytes);
    const tag = Buffer.alloc(tagBytes);
    await file.read(head, 0, headBytes, 0);
    await file.read(tag, 0, tagBytes, size - tagBytes);
    if (!head.subarray(0, magic.length).equals(magic)) throw new Error("Not a sealed copy");
    return { iv: head.subarray(magic.length), tag, end: size - tagBytes - 1 };
  } finally {
    await file.close();
  }
}
