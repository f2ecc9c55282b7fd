import { buildSite } from "./build-site.ts";
import { readEnvironment } from "./read-environment.ts";

process.env["NODE_ENV"] = "production";
const started = performance.now();
const count = await buildSite(readEnvironment());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${String(count)} pages in dist, ${seconds} s`);
