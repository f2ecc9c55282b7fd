import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFloor } from "./floor/serve-floor.ts";
import { serveSite, type ServedSite } from "./serve-site.ts";

/** Origins of the built site and of the floor, without a trailing slash. */
export type Sites = { site: string; floor: string };

/** Serves both while something is measured. */
export async function withSites<Result>(
  measure: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const site = await serveSite("dist", join(folder, "data"));
  const floor = await serveFloor(join(folder, "floor"));
  try {
    return await measure({ site: site.origin, floor: floor.origin });
  } finally {
    await Promise.all([stop(site), stop(floor)]);
    await rm(folder, { recursive: true });
  }
}

/** Waits for the end: the service writes into its folder until then. */
async function stop({ process }: ServedSite): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, "exit");
  process.kill();
  await ended;
}
