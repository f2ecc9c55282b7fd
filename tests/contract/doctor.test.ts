import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { siteConfig } from "../../site.config.ts";

test.runIf(siteConfig.demonstration)(
  "the doctor lists what is still the demonstration's: the setting, the claims, and each fact",
  () => {
    const { years, clients } = siteConfig.experience;
    const output = execFileSync(process.execPath, ["scripts/doctor.ts"], { encoding: "utf8" });
    for (const part of [
      "demonstration to false in site.config.ts",
      `${String(years)} years and ${String(clients)} clients`,
      `brand is «${siteConfig.brand}»`,
      `owner.email is «${siteConfig.owner.email}»`,
      `portrait is «${siteConfig.portrait}»`,
      `profiles.photo is «${siteConfig.profiles.photo}»`,
      'The review "operations" is a sample',
    ])
      expect(output).toContain(part);
  },
);
