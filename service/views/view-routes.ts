import { Hono, type Context } from "hono";
import { viewPath } from "../../contracts/paths/view-path.ts";
import { createZone } from "../time/zone.ts";
import type { ViewStore } from "./view-store.ts";

export type ViewDependencies = {
  views: Pick<ViewStore, "count">;
  timeZone: string;
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean;
  /** Counts a visitor's request; returns the seconds to wait if there were too many. */
  spendRequest: (c: Context) => Promise<number | undefined>;
  now: () => number;
};

/** Creates the address that counts views of pages; it answers 204 whether it counted or not (decision 099). */
export function createViewRoutes({
  views,
  timeZone,
  isPage,
  spendRequest,
  now,
}: ViewDependencies): Hono {
  const routes = new Hono();
  const zone = createZone(timeZone);
  routes.post(viewPath, async (c) => {
    const path = await c.req.text();
    const isRefused = c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1";
    if (!isRefused && isPage(path) && (await spendRequest(c)) === undefined)
      await views.count(zone.dateAt(now()), path);
    return c.body(null, 204);
  });
  return routes;
}
