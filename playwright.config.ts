import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "./tools/find-chromium.ts";
import { listProviders } from "./contracts/provider.ts";
import {
  configuredEnvironment,
  configuredSiteUrl,
  deliveryOrigin,
} from "./tests/support/configured-site.ts";
import type { SiteOptions } from "./tests/support/site-test.ts";
import { sitePort } from "./tests/support/test-ports.ts";

const noMail = { SMTP_URL: "", MAIL_TO: "" };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

type Project = NonNullable<PlaywrightTestConfig<SiteOptions>["projects"]>[number];

// Every journey runs for a Spanish reader at / and an English one at /en, on a phone and on a desk.
const journeys: Project[] = (["es", "en"] as const).flatMap((edition) =>
  Object.entries({ phone, desktop }).map(([name, device]) => ({
    name: `${name}-${edition}`,
    testMatch: /journeys\/.*\.spec\.ts/,
    use: { ...device, locale: edition === "es" ? "es-ES" : "en-US", edition },
  })),
);

export default defineConfig<SiteOptions>({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${String(sitePort)}`,
    colorScheme: "dark",
    launchOptions: {
      executablePath: findChromium() ?? "",
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      chromiumSandbox: false,
    },
  },
  projects: [
    ...journeys,
    {
      name: "once",
      testIgnore: /(?:journeys|configured)\//,
      use: { ...desktop, locale: "es-ES", edition: "es" },
    },
    {
      name: "configured",
      testMatch: /configured\/.*\.spec\.ts/,
      use: {
        ...desktop,
        locale: "es-ES",
        edition: "es",
        baseURL: configuredSiteUrl,
        providers: listProviders({ ...configuredEnvironment, hasReports: true }),
        knownOrigins: [deliveryOrigin],
      },
    },
  ],
  webServer: [
    {
      command: "node service/main.ts",
      url: `http://localhost:${String(sitePort)}/healthz`,
      reuseExistingServer: false,
      env: { PORT: String(sitePort), DATA_DIR: ".cache/browser-test-data", ...noMail },
    },
    {
      command: "node tests/support/start-configured-site.ts",
      url: `${configuredSiteUrl}/healthz`,
      reuseExistingServer: false,
      timeout: 600_000,
      env: {
        PORT: new URL(configuredSiteUrl).port,
        DATA_DIR: ".cache/configured-site-data",
        ...noMail,
        ...configuredEnvironment,
      },
    },
  ],
});
