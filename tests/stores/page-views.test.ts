import { expect } from "vitest";
import { viewPath } from "../../contracts/paths/view-path.ts";
import { runViews } from "../../service/command/run-views.ts";
import { makeService } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

/** Eight in the evening of a Friday in Madrid. */
const evening = Date.UTC(2026, 10, 27, 19);
const [from, to] = ["2026-11-01", "2026-11-30"];

testOnDatabases("views are added up by day and path, and nothing else is kept", async (place) => {
  const service = makeService({ place, countsViews: true, time: evening });
  const see = async (path: string, headers = {}) =>
    (await service.app.request(viewPath, { method: "POST", body: path, headers })).status;
  for (const path of ["/", "/servicios", "/servicios", "/proyectos/nps-bi"])
    expect(await see(path)).toBe(204);
  service.clock.time += 5 * 3_600_000;
  await see("/en");

  expect(await service.views.listDays(from, to)).toEqual([
    { day: "2026-11-27", pages: 4, cases: 1 },
    { day: "2026-11-28", pages: 1, cases: 0 },
  ]);
  const stored = await service.databases.enquiries.rows(
    "SELECT day, path, views FROM page_view WHERE views > 1",
  );
  expect(stored).toEqual([{ day: "2026-11-27", path: "/servicios", views: 2 }]);
  const { output } = await runViews({ ...service, timeZone: "Europe/Madrid" }, service.clock.time);
  expect([...(output as Iterable<string>)].join("")).toMatch(/^2026-11-27 +4 +1 +0 +0$/m);
});

testOnDatabases(
  "what asks not to be tracked, is no page, comes from elsewhere or too often is not counted",
  async (place) => {
    const service = makeService({ place, countsViews: true, time: evening });
    const see = async (path: string, headers: Record<string, string> = {}) =>
      (await service.app.request(viewPath, { method: "POST", body: path, headers })).status;
    expect(await see("/", { dnt: "1" })).toBe(204);
    expect(await see("/", { "sec-gpc": "1" })).toBe(204);
    expect(await see("/", { origin: "https://elsewhere.example" })).toBe(403);
    for (const path of [
      "",
      "/none",
      "/assets/entry-3c4d.js",
      "//",
      "/servicios\0",
      "' OR 1=1 --",
      "x".repeat(9_000),
    ])
      expect(await see(path)).toBe(204);
    expect(await see("x".repeat(1_000_000))).toBe(413);
    expect(await service.views.listDays(from, to)).toEqual([]);

    for (let count = 0; count < 130; count += 1) await see("/");
    expect(await service.views.listDays(from, to)).toEqual([
      { day: "2026-11-27", pages: 120, cases: 0 },
    ]);
  },
);

testOnDatabases("without the setting there is no such address", async (place) => {
  const { app } = makeService({ place, time: evening });
  expect((await app.request(viewPath, { method: "POST", body: "/" })).status).toBe(404);
});
