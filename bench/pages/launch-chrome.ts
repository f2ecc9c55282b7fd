import { launch, type LaunchedChrome } from "chrome-launcher";

/** A browser without a profile: nobody has answered the question about consent. It trusts the certificate whose key has this hash. */
export async function launchChrome(language: string, pin: string): Promise<LaunchedChrome> {
  return launch({
    chromePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      `--accept-lang=${language}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
      // Letters as wide as on most screens: without a screen they would be rounded to whole points.
      "--font-render-hinting=none",
    ],
  });
}
