import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Interaction } from "./interaction.ts";

const cpuSlowdown = 4;

/** Lighthouse's slow 4G: 150 ms round trip and 1.6 Mbit/s; the values are in bytes per second. */
const slowLink = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

const phone = { ...devices["Pixel 7"], viewport: { width: 412, height: 823 } };
const desk = { viewport: { width: 1350, height: 940 } };

/** Opens a page as a new visitor: empty cache, no consent answer, a processor four times as slow. */
export async function openPage(
  browser: Browser,
  device: Interaction["device"],
): Promise<{ page: Page; context: BrowserContext }> {
  const options = device === "phone" ? phone : desk;
  const context = await browser.newContext({ ...options, locale: "es-ES" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await session.send("Network.emulateNetworkConditions", slowLink);
  return { page, context };
}
