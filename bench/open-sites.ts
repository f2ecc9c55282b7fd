import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeReferencePage } from "./reference-page/write-reference-page.ts";
import { withService } from "./serve.ts";

/** Origins of the built site and of the reference page, without a trailing slash. */
export type Sites = { site: string; reference: string };

/** Serves both by the same service during a measurement, so that only the pages differ. */
export async function withSites<Result>(
  measure: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bench-reference-"));
  try {
    await writeReferencePage(folder);
    return await withService(async (site) =>
      withService(async (reference) => measure({ site, reference }), { folder }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
