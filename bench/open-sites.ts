import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFloor } from "./floor/serve-floor.ts";
import { serveSite, type ServedSite } from "./serve-site.ts";
import { serveWithoutApp } from "./serve-without-app.ts";

/** Origins, without a trailing slash, of the built site, of the same site whose app never starts, and of the floor. */
export type Sites = { site: string; withoutApp: string; floor: string };

/** Serves them while something is measured. */
export async function withSites<Result>(
  measure: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const served: ServedSite[] = [];
  const serve = async (starting: Promise<ServedSite>) => {
    const site = await starting;
    served.push(site);
    return site.origin;
  };
  try {
    return await measure({
      site: await serve(serveSite("dist", join(folder, "data"))),
      withoutApp: await serve(serveWithoutApp(join(folder, "without-app"))),
      floor: await serve(serveFloor(join(folder, "floor"))),
    });
  } finally {
    await Promise.all(served.map(stop));
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
