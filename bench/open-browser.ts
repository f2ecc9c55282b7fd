import { chromium, type Browser } from "@playwright/test";

export async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "",
    chromiumSandbox: false,
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
