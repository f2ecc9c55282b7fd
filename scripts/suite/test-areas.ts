export type TestArea = {
  checks?: true;
  vitest: readonly ("unit" | "contract" | "stores" | "documents" | "engines" | "deployment")[];
  /** Projects of Playwright, and which of their files, as regular expressions: all where there is none. */
  browser?: { projects: readonly string[]; files: readonly string[] };
};

const wide = /accessibility|report/.source;
const long = /home|services|motion|blog|article|booking/.source;

/** Areas by name, each done in about a minute; a new file of browser tests is in `journeys` or `site` by itself. */
export const testAreas: Readonly<Record<string, TestArea>> = {
  checks: { checks: true, vitest: [] },
  unit: { vitest: ["unit"] },
  contract: { vitest: ["contract"] },
  stores: { vitest: ["stores"] },
  documents: { vitest: ["documents"] },
  engines: { vitest: ["engines"] },
  home: journeys("(?:home|services|motion)"),
  blog: journeys("(?:blog|article)"),
  booking: journeys("booking"),
  journeys: journeys(`(?!${long})`),
  accessibility: once("[^/]*accessibility"),
  reports: once("report"),
  site: once(`(?![^/]*(?:${wide}))`),
  deployment: { vitest: ["deployment"] },
  configured: { vitest: [], browser: { projects: ["configured"], files: ["browser/configured/"] } },
};

export const everything: TestArea = {
  checks: true,
  vitest: ["unit", "contract", "stores", "documents"],
  browser: { projects: [], files: [] },
};

function journeys(names: string): TestArea {
  const projects = ["phone-es", "desktop-en", "phone-en", "desktop-es"];
  return { vitest: [], browser: { projects, files: [`browser/journeys/${names}[^/]*$`] } };
}

function once(names: string): TestArea {
  return { vitest: [], browser: { projects: ["once"], files: [`browser/${names}[^/]*$`] } };
}
