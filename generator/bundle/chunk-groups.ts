/** Modules that share a file: those that a pattern of `holds` matches and none of `except`. */
export type ChunkGroup = {
  name: string;
  holds: readonly RegExp[];
  except?: readonly RegExp[];
  /** A group takes along what its modules import, unless one of higher priority has it. */
  priority: number;
};

/** What a reader of a report asks for by a touch: menus, tour, saved views, how figures are computed, files of numbers, tooltips. */
const reportParts = [
  /dashboards\/render\/(?:csv|run-in-slices)\./,
  /dashboards\/format\/write-day\./,
  /dashboards\/interact\/(?:hear-holds|place-tip|tip-layer)\./,
  /dashboards\/shell\/later\//,
];

/** What judges claims comes at the first sign of intent: those of the opening the build has judged. */
const claimParts = [
  /dashboards\/query\/claims\/read-figures/,
  /dashboards\/shell\/claims\/(?:create-describe|fill-title|find-highlight|judge-claim)/,
];

/** What is loaded with the scenario of a report. */
const scenarioParts = [
  /dashboards\/query\/scenario\//,
  /dashboards\/shell\/scenario\//,
  /content\/scenarios\//,
];

/** What presents a visual otherwise. */
const presentationParts = [
  /dashboards\/query\/(?:state\/presentation|take-steps)/,
  /dashboards\/shell\/presentation\//,
  /content\/presentation\//,
];

/** What a scenario and a spotlight share. */
const comparisonParts = [/dashboards\/shell\/comparison\//];

/** What explains a figure comes with the first question. */
const driverParts = [/dashboards\/query\/drivers\//];

/** What counts many rows, by groups and without making a choice wait, comes with them. */
const manyRowsParts = [
  /dashboards\/shell\/store\/answer-first\./,
  /dashboards\/query\/open-grouped-model/,
  /dashboards\/query\/cross-filter\/(?:group-rows|row-groups)\./,
  /dashboards\/query\/table\/repeat-rows\./,
];

/** It keeps its name, because a worker obeys the policy of its own answer (`service/http/security-headers.ts`). */
export const reportWorkerChunk = "report-worker";

// At most six files before a first touch: each costs a request and its headers (024). React, with what little else both need, is shared
// by the site and the reports; the reports share the engine and all but their own data and layout, the kinds that few of them show and
// what makes pictures (018). The rest of the site: the entry with all that is on every page, the form, the cards; each page a file of its own.
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: "after-paint",
    holds: [
      /site\/after-paint/,
      /site\/platform\/start\/(?:load-app|show-fonts|start-after-fonts)/,
      /design\/swap-fonts/,
    ],
    priority: 5,
  },
  { name: "style", holds: [/site\/.*\.css$/, /design\/.*\.css$/], priority: 5 },
  {
    name: "react",
    holds: [
      /node_modules[\\/]react[\\/]/,
      /node_modules[\\/]react-dom[\\/]/,
      /node_modules[\\/]scheduler[\\/]/,
      /contracts\/report-bridge/,
      /contracts\/report-paths/,
      /contracts\/fill-text/,
      /design\/icon-paths/,
      /vite\/preload-helper/,
    ],
    priority: 4,
  },
  {
    // The worker's script as well: nothing in it may need a document.
    name: reportWorkerChunk,
    holds: [
      /dashboards\/(?:query|data)\//,
      /dashboards\/shell\/report-layout/,
      /dashboards\/shell\/store\/(?:make-rows|report-worker)\./,
    ],
    except: [
      ...claimParts,
      ...scenarioParts,
      ...presentationParts,
      ...driverParts,
      ...manyRowsParts,
    ],
    priority: 4,
  },
  {
    name: "report",
    holds: [/contracts\/report-files/, /dashboards\/[\w-]+\//],
    except: [
      /dashboards\/reports\//,
      /dashboards\/kinds\/(?!bars|card|summary|table)[\w-]+\//,
      /dashboards\/kinds\/table\/(?:layout|read-table)/,
      /dashboards\/render\/table\/[\w-]+\.tsx/,
      /dashboards\/render\/picture\//,
      ...reportParts,
      ...claimParts,
      ...scenarioParts,
      ...presentationParts,
      ...comparisonParts,
      ...driverParts,
      ...manyRowsParts,
    ],
    priority: 3,
  },
  {
    name: "entry",
    holds: [
      /node_modules[\\/]regexparam/,
      /contracts\//,
      /design\/brand-mark/,
      /site\.config/,
      /site\/[\w-]+\.tsx?$/,
      /site\/platform\//,
      /site\/features\/(?:consent|language|navigation)\//,
      /site\/ui\/(?:breadcrumbs|button|contents|hover-card|page-hero|toast)\//,
      /site\/ui\/(?:error-boundary|external-link|icon|ruler|use-scrolled-to)/,
    ],
    except: [
      /site\/platform\/network\/send-enquiry/,
      /site\/platform\/network\/use-send-enquiry/,
      /site\/platform\/network\/(?:fetch-json|use-takes-bookings|watch-frame)/,
      /site\/platform\/window\/(?:use-is-near|use-report-bridge|use-reveal)/,
      /site\/platform\/page\/form-draft/,
      /site\/platform\/consent\/analytics/,
      /site\/features\/consent\/dialog\/(?:consent-dialog|provider-choice)/,
    ],
    priority: 2,
  },
  {
    name: "form",
    holds: [
      /site\/features\/contact\//,
      /site\/features\/case-studies\/case-picture/,
      /site\/platform\/network\/use-send-enquiry/,
      /site\/platform\/page\/form-draft/,
      /site\/platform\/window\/use-re(?:port-bridge|veal)/,
      /site\/ui\/accordion\//,
      /site\/ui\/form\//,
    ],
    priority: 1,
  },
  {
    name: "cards",
    holds: [
      /site\/features\/case-studies\/cards\//,
      /site\/features\/case-studies\/(?:featured-projects|project-cards)/,
      /site\/features\/services\/selector\//,
      /site\/ui\/carousel\//,
      /site\/ui\/tabs/,
    ],
    priority: 1,
  },
];

export function isInGroup({ holds, except = [] }: ChunkGroup, id: string): boolean {
  return holds.some((pattern) => pattern.test(id)) && !except.some((pattern) => pattern.test(id));
}

/** Patterns that match no module or file of the programs: those that a renamed file or a dropped package has left behind. */
export function listIdlePatterns(groups: readonly ChunkGroup[], ids: readonly string[]): string[] {
  return groups.flatMap(({ name, holds, except = [] }) =>
    [...holds, ...except]
      .filter(
        (pattern) => !/^content\b/.test(pattern.source) && !ids.some((id) => pattern.test(id)),
      )
      .map((pattern) => `${name}: ${pattern.source}`),
  );
}
