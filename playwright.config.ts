import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "./scripts/suite/find-chromium.ts";
import type { Locale } from "./contracts/locale.ts";
import { listProviders } from "./contracts/privacy/provider.ts";
import {
  configuredEnvironment,
  configuredSiteUrl,
  deliveryOrigin,
} from "./tests/support/site/configured-site.ts";
import type { SiteOptions } from "./tests/support/site/site-test.ts";
import { sitePort } from "./tests/support/site/test-ports.ts";

const noMail = { SMTP_URL: "", MAIL_TO: "" };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

type Project = NonNullable<PlaywrightTestConfig<SiteOptions>["projects"]>[number];

// All journeys run in Spanish on a phone and in English on a desktop. The other two combinations run only the
// journeys tagged `@size` or `@edition`; `@phone` and `@desk` mark tests that make sense on one device only.
const journeys: Project[] = [
  nameJourneys("phone", "es"),
  nameJourneys("desktop", "en"),
  { ...nameJourneys("phone", "en"), grep: /@size|@edition/ },
  { ...nameJourneys("desktop", "es"), grep: /@size|@edition/ },
];

function nameJourneys(device: "phone" | "desktop", edition: Locale): Project {
  return {
    name: `${device}-${edition}`,
    testMatch: /journeys\/.*\.spec\.ts/,
    grepInvert: device === "phone" ? /@desk/ : /@phone/,
    use: {
      ...(device === "phone" ? phone : desktop),
      locale: edition === "es" ? "es-ES" : "en-US",
      edition,
    },
  };
}

// Headed Chromium would render the address bar's suggestions in advance for each window, which costs more than a
// page. The rest is Playwright's own list, which this one replaces.
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

// The configured site is built only if a project needs it.
const named = process.argv.filter((argument) => argument.startsWith("--project="));
const needsConfigured = named.length === 0 || named.includes("--project=configured");

export default defineConfig<SiteOptions>({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  // A worker waits for its browser about half of the time.
  workers: 4,
  forbidOnly: true,
  // Generous, since a busy machine is slow but not wrong.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${String(sitePort)}`,
    colorScheme: "dark",
    // Animations cost waiting time, so only tests about motion enable them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium() ?? "",
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures.join(",")}`,
      ],
      chromiumSandbox: false,
    },
  },
  projects: [
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
    {
      name: "once",
      testIgnore: /(?:journeys|configured)\//,
      use: { ...desktop, locale: "es-ES", edition: "es" },
    },
    ...journeys,
  ],
  webServer: [
    {
      command: "node service/main.ts",
      url: `http://localhost:${String(sitePort)}/healthz`,
      reuseExistingServer: false,
      env: { PORT: String(sitePort), DATA_DIR: ".cache/browser-test-data", ...noMail },
    },
    ...(needsConfigured
      ? [
          {
            command: "node tests/support/site/start-configured-site.ts",
            url: `${configuredSiteUrl}/healthz`,
            reuseExistingServer: false,
            timeout: 600_000,
            env: {
              PORT: new URL(configuredSiteUrl).port,
              DATA_DIR: ".cache/configured-site-data",
              ...noMail,
            },
          },
        ]
      : []),
  ],
});
