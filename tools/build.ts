import { buildSite } from "./build-site.ts";
import { stampBuild } from "./build-stamp.ts";
import { readEnvironment } from "./read-environment.ts";
import { validateSiteConfig } from "./validate-site-config.ts";

process.env["NODE_ENV"] = "production";
validateSiteConfig();
const started = performance.now();
const count = await buildSite(readEnvironment());
await stampBuild();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${String(count)} pages in dist, ${seconds} s`);
