import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import {
  builtConfigFile,
  siteConfigSchema,
  type SiteConfig,
} from "../contracts/configuration/site-config.ts";
import { describeIssue } from "../contracts/value-faults.ts";

/**
 * Loads `site.config.ts`. If it is invalid, prints why and returns the settings of the last build; throws if there
 * are none.
 */
export async function loadSiteConfig(siteDir: string): Promise<SiteConfig> {
  try {
    const { siteConfig } = await import("#folder/site.config.ts");
    return parse(siteConfig);
  } catch (error) {
    const problem = `site.config.ts: ${(error as Error).message}. npm run doctor says more.`;
    const built = await readFile(join(siteDir, builtConfigFile), "utf8").catch(() => undefined);
    if (built === undefined) throw new Error(problem, { cause: error });
    console.error(`${problem} The settings of the last build hold meanwhile.`);
    return parse(JSON.parse(built));
  }
}

function parse(config: unknown): SiteConfig {
  const { success, output, issues } = v.safeParse(siteConfigSchema, config);
  if (success) return output;
  throw new Error(issues.map(describeIssue).join("; "));
}
