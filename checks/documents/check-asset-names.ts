import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fault, type Fault } from "../../generator/faults/fault.ts";

// Words that filter lists (EasyList, EasyPrivacy, EasyList Cookie, Fanboy's Social) match in addresses.
const listed =
  /consent|cookie|banner|gdpr|analytic|track|telemetr|beacon|pixel|social|popup|sponsor|affiliat|promo|(?:^|[^a-z\d])ads?(?:[^a-z\d]|$)|advert/i;

/** Script and style names must not match a blocking list, which would keep them from visitors. */
export function checkAssetNames(outDir: string): Fault[] {
  const folder = join(outDir, "assets");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => listed.test(name))
    .map((name) => fault(`assets/${name}`, "built/asset-name"));
}
