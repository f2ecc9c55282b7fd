import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

const slug = "airline-satisfaction";
const address = `/dashboards/${slug}`;
let known: LoadedReport;

test.beforeAll(async () => {
  known = await loadReportModel(slug, "es");
});

/** The figures on the cards, as the rows give them with business class chosen. */
function writeBusinessFigures(): string[] {
  const { model, module, format } = known;
  const total = model.show(selectBins(model.start, "class", [0])).read("total");
  return module.layout.cards.map(({ measure }) => {
    const { unit, decimals } = module.definition.measures[measure]!;
    return format.parts({ unit, decimals }, total.values(measure)[0]!).figure;
  });
}

test("a worker makes the rows, and a choice that comes before them is seen at once and shown once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const send = Reflect.get(Worker.prototype, "postMessage");
    Object.assign(window, { sendRows: resolve });
    Worker.prototype.postMessage = function postLater(...message: unknown[]) {
      void promise.then(() => Reflect.apply(send, this, message));
    };
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const started = page.waitForEvent("worker");
  await openApp(page, address);
  const business = page.getByRole("option", { name: /^Business/ }).first();
  await business.click();
  const report = page.getByRole("main");
  await expect(report).toHaveAttribute("aria-busy", "true");
  await expect(business).toHaveAttribute("aria-selected", "true");
  expect((await started).url()).toMatch(/\/assets\/report-worker-/);
  await page.evaluate(() => Reflect.get(window, "sendRows")());
  await expect(page.locator(".card-figure .d")).toHaveText(writeBusinessFigures());
  await expect(report).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL(/f\.class=0/);
  // No word of the page having had to make them itself.
  expect(warnings).toEqual([]);
});

test("without a worker the page makes the rows", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await openApp(page, address);
  await page
    .getByRole("option", { name: /^Business/ })
    .first()
    .click();
  await expect(page.locator(".card-figure .d")).toHaveText(writeBusinessFigures());
});
