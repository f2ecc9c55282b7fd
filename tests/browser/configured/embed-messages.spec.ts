import { deliveryOrigin } from "../../support/site/configured-site.ts";
import {
  bookingPath,
  calendly,
  embed,
  named,
  powerBi,
  press,
  scheduled,
  viewed,
} from "../../support/site/embed-page.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";
import { sending, FakeHost } from "../../support/site/fake-host.ts";

const { embeds: copy } = readCopy("es");
const { booking } = copy.kinds;

function height(value: string) {
  return { event: "calendly.page_height", payload: { height: value } };
}

test.describe("what a frame tells", () => {
  const evil = "https://evil.example";
  test.use({ knownOrigins: [deliveryOrigin, calendly, evil] });

  test("its height makes room, and never less than before", async ({ page }) => {
    const heights = [height("2px"), height("902px"), height("640px")];
    await FakeHost.at(page, "calendly.com", sending(...heights));
    await openApp(page, bookingPath);
    await press(page, booking.load);
    await expect(page.locator("iframe")).toHaveAttribute("height", "902");
    const body = page.frameLocator("iframe").locator("body");
    await body.evaluate((_, message) => parent.postMessage(message, "*"), height("99999px"));
    await expect(page.locator("iframe")).toHaveAttribute("height", "2000");
  });

  test("a booking is thanked for, with how to prepare, in the page's language", async ({
    page,
  }) => {
    await FakeHost.at(page, "calendly.com", sending(viewed, scheduled));
    for (const [prefix, embedsCopy] of [
      ["", copy],
      ["/en", readCopy("en").embeds],
    ] as const) {
      await openApp(page, prefix + bookingPath);
      await press(page, embedsCopy.kinds.booking.load);
      await expect(embed(page).getByRole("status")).toHaveText(embedsCopy.booked.title);
      const thanks = embed(page).locator(".embed-thanks");
      await expect(thanks.getByRole("heading")).toHaveText(embedsCopy.booked.title);
      await expect(thanks.getByRole("listitem")).toHaveText(
        embedsCopy.booked.prepare.map((text) => text.replace("{{hours}}", "24")), // §9
      );
      await expect(page.locator("iframe")).toBeVisible();
    }
  });

  test("nothing that is forged, or garbage, is believed", async ({ page }) => {
    // From another origin, from the right origin but another frame, from this very page, and a message that is not Calendly's.
    const forger = `<script>top.postMessage(${JSON.stringify(scheduled)}, "*"); parent.postMessage("forged", "*")</script>`;
    await FakeHost.at(page, "evil.example", forger);
    await page.route(`${calendly}/inner`, async (route) =>
      route.fulfill({ contentType: "text/html", body: forger }),
    );
    const inner = `<iframe src="${evil}/"></iframe><iframe src="${calendly}/inner"></iframe>
      <script>
        let forged = 0;
        addEventListener("message", ({ data }) => {
          forged += data === "forged" ? 1 : 0;
          if (forged === 2) document.title = "forged";
        });
        for (const garbage of [null, 7, "calendly.event_scheduled", [], { event: 1 }, { event: "calendly.booked" }])
          parent.postMessage(garbage, "*");
        parent.postMessage(${JSON.stringify(viewed)}, "*");
      </script>`;
    await page.route(`${calendly}/tu-perfil/**`, async (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html>${inner}` }),
    );
    await openApp(page, bookingPath);
    await press(page, booking.load);
    const status = embed(page).getByRole("status");
    await expect(status).toHaveText(named(copy.states.shown.title, "Calendly"));
    await page.evaluate((message) => postMessage(message, "*"), scheduled);
    const frame = page.frames().find((one) => one.url().startsWith(`${calendly}/tu-perfil`));
    await expect.poll(async () => frame?.title()).toBe("forged");
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(embed(page).locator(".embed-thanks")).toHaveCount(0);
    await expect(status).toHaveText(named(copy.states.shown.title, "Calendly"));
    await frame?.evaluate((message) => parent.postMessage(message, "*"), scheduled);
    await expect(status).toHaveText(copy.booked.title);
  });
});

test.describe("a frame that goes elsewhere", () => {
  test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });

  test("no longer speaks for its provider", async ({ page }) => {
    await FakeHost.at(page, "app.powerbi.com", sending(viewed, scheduled));
    await FakeHost.at(page, "calendly.com", `<script>location = "${powerBi}/view"</script>`);
    await openApp(page, bookingPath);
    await press(page, booking.load);
    const frame = page.frameLocator("iframe");
    await expect
      .poll(async () => frame.locator("body").evaluate(() => location.origin))
      .toBe(powerBi);
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(embed(page).getByRole("status")).toHaveText(
      named(copy.states.loading.title, "Calendly"),
    );
  });

  test("is stopped where the policy knows nothing of the place, and says so", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/, /evil\.example/);
    const evil = await FakeHost.at(page, "evil.example", "<h1>Evil</h1>");
    await FakeHost.at(page, "calendly.com", `<script>location = "https://evil.example/"</script>`);
    await openApp(page, bookingPath);
    await press(page, booking.load);
    await expect(embed(page).getByText(copy.states.failed.text)).toBeVisible();
    expect(evil.asked).toEqual([]);
  });
});
