import { expect, test } from "vitest";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";

test("every step of every tour filters, or enlarges its visual", async () => {
  for (const slug of await listReports()) {
    const { story } = (await loadReport(slug)).definition;
    expect(story.length, slug).toBeGreaterThan(0);
    const points = (await gatherReportCopy(slug, "es")).story;
    expect(Object.keys(points), slug).toEqual(expect.arrayContaining(story.map(({ id }) => id)));
    for (const { id, where, focus } of story) {
      expect(where ?? focus, `${slug}, ${id}`).toBeDefined();
    }
  }
});
