const localBytes = 30;
const entryBytes = 46;
const endBytes = 22;

/** Writes files as a zip without compression or checksums, as a `.pbix` holds its pages. */
export function writeZip(files: ReadonlyMap<string, string>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [path, content] = [name, text].map((one) => new TextEncoder().encode(one)) as [
      Uint8Array,
      Uint8Array,
    ];
    const local = new DataView(new ArrayBuffer(localBytes));
    local.setUint32(0, 0x04_03_4b_50, true);
    local.setUint16(26, path.length, true);
    const entry = new DataView(new ArrayBuffer(entryBytes));
    entry.setUint32(0, 0x02_01_4b_50, true);
    entry.setUint32(20, content.length, true);
    entry.setUint32(24, content.length, true);
    entry.setUint16(28, path.length, true);
    entry.setUint32(42, at, true);
    parts.push(new Uint8Array(local.buffer), path, content);
    directory.push(new Uint8Array(entry.buffer), path);
    at += localBytes + path.length + content.length;
  }
  const end = new DataView(new ArrayBuffer(endBytes));
  end.setUint32(0, 0x06_05_4b_50, true);
  end.setUint16(10, files.size, true);
  end.setUint32(16, at, true);
  return Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]);
}
