import * as v from "valibot";
import { siteConfigSchema } from "../contracts/site-config.ts";
import { siteConfig } from "../site.config.ts";

/** Ends the process with every fault of site.config.ts: field, what is wrong, what was found. */
export function validateSiteConfig(): void {
  const result = v.safeParse(siteConfigSchema, siteConfig);
  if (result.success) return;
  const faults = result.issues.map(
    (issue) =>
      `site.config.ts: ${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}. Correct it there.`,
  );
  console.error(faults.join("\n"));
  process.exit(1);
}
