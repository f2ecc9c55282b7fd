import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { encodeState } from "../../dashboards/query/state/state-codec.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

const slug = "airline-satisfaction";

/** Serves a page of another site; returns its address. */
async function serveOther(body: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><link rel="icon" href="data:,"><title>News</title>${body}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${String(port)}`, stop: () => void server.close() };
}

test("another site shows a report as it stood, with one of its visuals alone, by the code that it copies, and no other page of ours", async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { copy, model, module } = await loadReportModel(slug, "en");
  const { toolbar } = copy.shell;
  const [enlarged] = module.layout.pages[0]!.visuals;
  const fragment = encodeState({
    ...selectBins(model.start, "class", [0]),
    focus: enlarged!.id,
  });
  await page.goto(`${reportPath(slug, "en")}#${fragment}`);
  await startApp(page);
  await page.getByRole("button", { name: toolbar.share }).click();
  await page.getByRole("button", { name: toolbar.copyEmbed }).click();
  await expect(page.getByRole("button", { name: toolbar.embedCopied })).toBeVisible();
  const code = await page.evaluate(async () => navigator.clipboard.readText());
  expect(code).toContain(`/en/embed/${slug}#${fragment}"`);

  const other = await serveOther(code);
  expectedErrors.push(/^request to http:\/\/127\.0\.0\.1/);
  await page.goto(other.address);
  const report = page.frameLocator("iframe");
  await expect(report.locator("figure.visual:visible")).toHaveCount(1);
  const filters = report.getByRole("list", { name: copy.shell.filters.active });
  await expect(filters.getByRole("listitem").first()).toContainText(
    copy.report.labels["business"]!,
  );
  const [study] = await page.getByRole("link", { name: copy.report.title }).all();
  await expect(study!).toHaveAttribute("href", `${baseURL!}/en/proyectos/${slug}`);
  other.stop();
});
