import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFloor } from "./floor/write-floor.ts";
import { withService } from "./serve.ts";

/** Origins of the built site and of the floor, without a trailing slash. */
export type Sites = { site: string; floor: string };

/** Serves both by the same service while something is measured, so that only the pages differ. */
export async function withSites<Result>(
  measure: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bench-floor-"));
  try {
    await writeFloor(folder);
    return await withService(async (site) =>
      withService(async (floor) => measure({ site, floor }), { folder }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
