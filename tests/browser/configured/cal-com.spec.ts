import { findBookingProvider } from "../../../contracts/privacy/provider.ts";
import { calComAddress, withCalComSite } from "../../support/site/cal-com-site.ts";
import { expect, openApp, readCopy, test as base } from "../../support/site/site-test.ts";
import { FakeHost } from "../../support/site/fake-host.ts";

const { embeds: copy } = readCopy("es");
const provider = findBookingProvider(calComAddress);

// The booking address is fixed when the site is built: this one has its own.
const test = base.extend<object, { calComUrl: string }>({
  calComUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => withCalComSite(use),
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ calComUrl }, use) => use(calComUrl),
});

test.describe.configure({ mode: "default" });
test.use({ providers: [provider], knownOrigins: ["https://cal.com"] });

const say = (type: string, data: object) =>
  `parent.postMessage(${JSON.stringify({ originator: "CAL", type, namespace: "booking", fullType: `CAL:booking:${type}`, data })}, "*");`;

/** Like Cal.com's own page: invisible until its parent, and only that, says that it listens. */
const patient = (...then: string[]) => `<script>
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data.originator !== "CAL" || data.method !== "parentKnowsIframeReady") return;
    ${then.join("\n")}
  });
  ${say("__iframeReady", {})}
</script>`;

test("it is answered, makes room, and only a booking that is confirmed and paid is one", async ({
  page,
}) => {
  const pending = { status: "PENDING", paymentRequired: false };
  const unpaid = { status: "ACCEPTED", paymentRequired: true };
  const host = await FakeHost.at(
    page,
    "cal.com",
    patient(
      say("bookingSuccessfulV2", pending),
      say("bookingSuccessfulV2", unpaid),
      say("__dimensionChanged", { iframeHeight: 820, iframeWidth: 1000, isFirstTime: true }),
      say("linkReady", {}),
    ),
  );
  await openApp(page, "/consultorias");
  const embed = page.locator(".embed");
  await embed.getByRole("button", { name: copy.kinds.booking.load }).click();
  const status = embed.getByRole("status");
  await expect(status).toHaveText(copy.states.shown.title.replace("{{name}}", "Cal.com"));
  await expect(page.locator("iframe")).toHaveAttribute("height", "820");
  await expect(embed.locator(".embed-thanks")).toHaveCount(0);
  const [address] = host.asked;
  expect(address?.pathname).toBe("/tu-perfil/60min/embed");
  expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
    embed: "booking",
    theme: "dark",
  });
  const frame = page.frames().find((one) => one.url().startsWith("https://cal.com"));
  await frame?.evaluate(
    (script) => {
      const element = document.createElement("script");
      element.textContent = script;
      document.body.append(element);
    },
    say("bookingSuccessfulV2", { status: "ACCEPTED", paymentRequired: false }),
  );
  await expect(status).toHaveText(copy.booked.title);
});

test("an event that does not exist is a failure that it tells itself", async ({ page }) => {
  await FakeHost.at(page, "cal.com", patient(say("linkFailed", { code: "404" })));
  await openApp(page, "/consultorias");
  const embed = page.locator(".embed");
  await embed.getByRole("button", { name: copy.kinds.booking.load }).click();
  await expect(embed.getByText(copy.states.failed.text)).toBeVisible();
  await expect(embed.getByRole("link", { name: "cal.com", exact: false }).last()).toBeVisible();
});
