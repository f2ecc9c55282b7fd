import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** System fonts as packages of npm: Gelasio and Arimo have the widths of Georgia and Arial. */
const regularFiles: Record<string, string> = {
  Georgia: "@fontsource/gelasio/files/gelasio-latin-400-normal.woff2",
  Arial: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
  "Noto Serif": "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2",
  Roboto: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  "Times New Roman": "@fontsource/tinos/files/tinos-latin-400-normal.woff2",
};
const boldFiles: Record<string, string> = {
  "Arial Bold": "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
  "Roboto Bold": "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
};

export type StandIn = {
  family: string;
  /** The system font's name. */
  local: string;
  /** Base64. */
  file: string;
  descriptors: FontFaceDescriptors & { sizeAdjust: string };
};

const require = createRequire(import.meta.url);

/** Returns the fallback faces of our fonts whose system font npm has. */
export async function readStandIns(): Promise<StandIn[]> {
  const files = { ...regularFiles, ...boldFiles };
  const styles = await Promise.all(
    ["fonts.css", "article-font.css"].map(async (name) =>
      readFile(new URL(`../../../design/${name}`, import.meta.url), "utf8"),
    ),
  );
  const rules = styles.join("\n").matchAll(/@font-face \{([^}]*)\}/g);
  const standIns: StandIn[] = [];
  for (const [, rule = ""] of rules) {
    const read = (pattern: RegExp) => pattern.exec(rule)?.[1];
    const family = read(/font-family: "([^"]+)"/);
    const local = read(/local\("([^"]+)"\)/);
    const path = local === undefined ? undefined : files[local];
    if (family === undefined || local === undefined || path === undefined) continue;
    standIns.push({
      family,
      local,
      file: await readFile(require.resolve(path), "base64"),
      descriptors: {
        weight: read(/font-weight: ([^;]+);/) ?? "normal",
        sizeAdjust: read(/size-adjust: ([^;]+);/) ?? "100%",
        ascentOverride: read(/ascent-override: ([^;]+);/) ?? "normal",
        descentOverride: read(/descent-override: ([^;]+);/) ?? "normal",
        lineGapOverride: read(/line-gap-override: ([^;]+);/) ?? "normal",
      },
    });
  }
  return standIns;
}
