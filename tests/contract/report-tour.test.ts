import { expect, test } from "vitest";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";

test("every step of every tour filters, or enlarges what it is about", async () => {
  for (const slug of await listReports()) {
    const { story } = (await loadReport(slug)).definition;
    expect(story.length, slug).toBeGreaterThan(0);
    for (const { id, where, focus } of story) {
      expect(where ?? focus, `${slug}, ${id}`).toBeDefined();
    }
  }
});
