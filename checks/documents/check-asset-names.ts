import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../generator/fault.ts";

// What filter lists (EasyList, EasyPrivacy, EasyList Cookie, Fanboy's Social) look for in addresses.
const listed =
  /consent|cookie|banner|gdpr|analytic|track|telemetr|beacon|pixel|social|popup|sponsor|affiliat|promo|(?:^|[^a-z\d])ads?(?:[^a-z\d]|$)|advert/i;

/** A script or style that a blocking list knows by its name would be kept from its visitors. */
export function checkAssetNames(outDir: string): Fault[] {
  const folder = join(outDir, "assets");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => listed.test(name))
    .map((name) => ({
      file: `assets/${name}`,
      problem: "blocking lists know a word of the name",
      remedy: "Name it by its hash alone (generator/build-site.ts).",
    }));
}
