import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Edits of the product's files, each of a text that must be there. */
const edits: Record<string, [from: string | RegExp, to: string][]> = {
  "package.json": [['"version": "0.1.0"', '"version": "0.2.0"']],
  // A text that moves.
  "scripts/update/moves.ts": [
    [
      "movedTexts: Moves = {}",
      'movedTexts: Moves = { "servicePage.intro.title": "servicePage.intro.heading" }',
    ],
    ["movedSettings: Moves = {}", 'movedSettings: Moves = { verification: "searchEngines" }'],
  ],
  "site/features/services/intro.tsx": [["{intro.title}", "{intro.heading}"]],
  "site/features/navigation/menu/mobile-menu.tsx": [["copy.bookShort", "copy.book"]],
  "site/features/home/hero.tsx": [["copy.bookShort", "copy.book"]],
  // A setting that is renamed, and one that is removed.
  "contracts/configuration/site-config.ts": [
    ["verification: v", "searchEngines: v"],
    [", photo: v.exactOptional(httpsAddress)", ""],
  ],
  "generator/discovery/list-verifications.ts": [
    ["{ verification = [] }", "{ searchEngines: verification = [] }"],
    ['"verification"', '"searchEngines"'],
  ],
  "generator/bundle/plugins/settings-of-pages.ts": [["verification:", "searchEngines:"]],
};

for (const locale of ["es", "en"]) {
  // Texts that move, take another wording, and are no longer read.
  edits[`demo/content/copy/${locale}/servicePage.json`] = [
    [/("intro": \{\s*)"title"/, '$1"heading"'],
    [/("hero": \{[^]*?"anchor": )"[^"]*"/, '$1"Nuevo 2026"'],
  ];
  edits[`demo/content/copy/${locale}/nav.json`] = [[/"bookShort": "[^"]*",/, ""]];
}

/**
 * Packs a later version of the product that a folder has, and lets an `npm` of the folder install it without a network;
 * the version moves, words anew and removes texts and settings. Returns its file.
 */
export function packLaterVersion(folder: string): string {
  const source = join(folder, "later/package");
  cpSync(join(folder, "node_modules/data-analyst-site"), source, { recursive: true });
  for (const [name, changes] of Object.entries(edits)) edit(join(source, name), changes);
  const file = join(folder, "later/data-analyst-site-0.2.0.tgz");
  execFileSync("tar", ["-czf", file, "-C", join(folder, "later"), "package"]);
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/npm"), npm, { mode: 0o755 });
  return file;
}

function edit(file: string, changes: readonly [from: string | RegExp, to: string][]): void {
  const text = readFileSync(file, "utf8");
  const edited = changes.reduce((whole, [from, to]) => {
    const next = whole.replace(from, to);
    if (next === whole) throw new Error(`${file} does not hold ${String(from)}`);
    return next;
  }, text);
  writeFileSync(file, edited);
}

/** Installs the package in the current folder, with the other packages of the folder two levels up. */
const npm = `#!/bin/sh
set -e
mkdir -p node_modules/data-analyst-site
tar -cf - --exclude=./data-analyst-site -C ../../node_modules . | tar -xf - -C node_modules
tar -xzf data-analyst-site.tgz -C node_modules/data-analyst-site --strip-components=1
hash=$(sha256sum data-analyst-site.tgz | cut -c1-64)
echo '{"packages":{"node_modules/data-analyst-site":{"integrity":"'$hash'"}}}' > package-lock.json
`;
