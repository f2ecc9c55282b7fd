import type { Plugin } from "vite";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import { siteConfig } from "#folder/site.config.ts";

/** Returns the settings that pages read in the browser, so that a new tax number or other hours change no document. */
function selectSettings({
  accent: _accent,
  confirmed: _confirmed,
  verification: _verification,
  owner: { name, email },
  booking: { packageMonths },
  ...others
}: SiteConfig) {
  return { ...others, owner: { name, email }, booking: { packageMonths } };
}

export const settingsOfPages: Plugin = {
  name: "settings-of-pages",
  enforce: "pre",
  load: {
    filter: { id: /\/site\.config\.ts$/ },
    handler: () => `export const siteConfig = ${JSON.stringify(selectSettings(siteConfig))};`,
  },
};
