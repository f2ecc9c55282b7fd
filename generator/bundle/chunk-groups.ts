import { nameBelow } from "../name-below.ts";
import { productRoot } from "../../roots/roots.ts";

/**
 * This chunk keeps its name: a worker is bound by the policy of its own response, which is found by name
 * (`service/http/security-headers.ts`).
 */
export const reportWorkerChunk = "report-worker";

/** Matches modules of the product by their path in it, and others as those of packages, wherever the product lies. */
const matches = (pattern: RegExp) => (id: string) =>
  pattern.test(nameBelow(productRoot, id).replace(/^(?:\.\.\/)+/, "node_modules/"));
/** Only statically imported modules, so that nothing is loaded that waits for the first input. */
const tags: ["$initial"] = ["$initial"];

/**
 * Groups of modules that share a file. A module goes to the first group that matches or imports it; the bundler
 * places the others. A page requests at most six files before the first input, since each costs a request and its
 * headers (024).
 */
export const chunkGroups = [
  { name: "style", test: matches(/^(?:design|site)\/.*\.css$/) },
  { name: "after-paint", test: matches(/^site\/(?:after-paint|platform\/start\/)/) },
  {
    // Shared by the site and the reports.
    name: "base",
    test: matches(
      /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\/|^(?:contracts(?!\/trial\/)|design)\/|vite\/preload-helper/,
    ),
    tags,
  },
  {
    // Also the worker's script, so no module in it may need a document.
    name: reportWorkerChunk,
    test: matches(
      /^dashboards\/(?:data\/|query\/|shell\/(?:kit\/|store\/(?:make-rows|report-worker)\.))/,
    ),
    tags,
  },
  // Excludes the copies that `plugins/report-openings.ts` makes for one report, and what only a visitor's file needs.
  {
    name: "report",
    test: matches(/^dashboards\/(?!(?:reports|from-file)\/|entry-file)[^?]*$/),
    tags,
  },
  {
    name: "entry",
    test: matches(
      /^contracts\/(?!text\/|trial\/)|^site\/(?:[\w-]+|platform\/(?:language|navigation|page|window)\/.*|ui\/(?!accordion|carousel|form|pagination|prose).*)\.tsx?$/,
    ),
  },
  { name: "form", test: matches(/^site\/(?:features\/contact|ui\/(?:accordion|form))\//) },
  {
    // Without what the page of the projects alone shows.
    name: "cards",
    test: matches(
      /^site\/(?:features\/(?:projects\/(?!list\/|project-list|area-cards)|services\/selector\/)|ui\/carousel\/)/,
    ),
  },
];
