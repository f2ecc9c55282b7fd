import { resolve } from "node:path";
import { nameBelow } from "../name-below.ts";

/** It keeps its name, because a worker obeys the policy of its own answer (`service/http/security-headers.ts`). */
export const reportWorkerChunk = "report-worker";

const root = resolve(".");
const matches = (pattern: RegExp) => (id: string) => pattern.test(nameBelow(root, id));
/** Only what an entry imports statically, so that nothing is loaded that waits for a touch. */
const tags: ["$initial"] = ["$initial"];

/**
 * The folders that share a file. A module goes to the first group that names its folder or imports it; the bundler places the others. A page
 * asks for six files at most before a first touch: each costs a request and its headers (024).
 */
export const chunkGroups = [
  { name: "style", test: matches(/^(?:design|site)\/.*\.css$/) },
  { name: "after-paint", test: matches(/^site\/(?:after-paint|platform\/start\/)/) },
  {
    // The site and the reports share it.
    name: "base",
    test: matches(
      /^node_modules\/(?:react|react-dom|scheduler)\/|^(?:contracts|design)\/|vite\/preload-helper/,
    ),
    tags,
  },
  {
    // The worker's script as well: nothing in it may need a document.
    name: reportWorkerChunk,
    test: matches(
      /^dashboards\/(?:data\/|query\/|shell\/(?:kit\/|store\/(?:make-rows|report-worker)\.))/,
    ),
    tags,
  },
  // Not the copies that `plugins/report-openings.ts` makes for one report.
  { name: "report", test: matches(/^dashboards\/(?!reports\/)[^?]*$/), tags },
  {
    name: "entry",
    test: matches(
      /^contracts\/(?!text\/)|^site\/(?:[\w-]+|platform\/(?:language|navigation|page|window)\/.*|ui\/(?!accordion|carousel|form|pagination|prose).*)\.tsx?$/,
    ),
  },
  { name: "form", test: matches(/^site\/(?:features\/contact|ui\/(?:accordion|form))\//) },
  {
    name: "cards",
    test: matches(/^site\/(?:features\/(?:projects|services\/selector)|ui\/carousel)\//),
  },
];
