import { laterKinds } from "../../dashboards/kinds/registry.ts";

/** Modules that share a file: those that a pattern of `holds` matches and none of `except`. */
export type ChunkGroup = {
  name: string;
  holds: readonly RegExp[];
  except?: readonly RegExp[];
  /** A group takes along what its modules import, unless one of higher priority has it. */
  priority: number;
};

/** What a reader of a report asks for by a click: menus, tour, saved views, how figures are computed, files of numbers. */
const reportParts = [/dashboards\/render\/csv\./, /dashboards\/shell\/later\//];

/** It keeps its name, because a worker obeys the policy of its own answer (`service/http/security-headers.ts`). */
export const reportWorkerChunk = "report-worker";

// Few files: each costs a request and its headers. React, with what little else both need, is shared by the site and the reports;
// the reports share the engine and all but their own data and layout, the kinds that few of them show and what makes pictures (018); the shell is
// on every page, the form on most.
export const chunkGroups: readonly ChunkGroup[] = [
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
      /dashboards\/shell\/store\/(?:make-rows|repeat-rows|report-worker)\./,
    ],
    priority: 4,
  },
  {
    name: "report",
    holds: [/contracts\/report-files/, /dashboards\/[\w-]+\//],
    except: [
      /dashboards\/reports\//,
      ...laterKinds.map((kind) => new RegExp(`dashboards/kinds/${kind}/`)),
      /dashboards\/render\/picture\//,
      ...reportParts,
    ],
    priority: 3,
  },
  {
    name: "shell",
    holds: [
      /node_modules[\\/]wouter/,
      /node_modules[\\/]regexparam/,
      /node_modules[\\/]use-sync-external-store/,
      /contracts\//,
      /site\.config/,
      /site\/platform\//,
      /site\/routes/,
      /site\/head/,
      /site\/ui\/button\//,
      /site\/ui\/icon/,
      /site\/ui\/ruler/,
      /site\/ui\/toast\//,
      /site\/ui\/external-link/,
    ],
    except: [
      /site\/platform\/network\/send-enquiry/,
      /site\/platform\/network\/use-send-enquiry/,
      /site\/platform\/network\/fetch-json/,
      /site\/platform\/page\/form-draft/,
      /site\/platform\/consent\/analytics/,
    ],
    priority: 2,
  },
  {
    name: "form",
    holds: [
      /emailjs/,
      /site\/features\/contact\//,
      /site\/ui\/form\/field/,
      /site\/ui\/form\/privacy-note/,
      /send-enquiry/,
      /form-draft/,
    ],
    priority: 1,
  },
];

export function isInGroup({ holds, except = [] }: ChunkGroup, id: string): boolean {
  return holds.some((pattern) => pattern.test(id)) && !except.some((pattern) => pattern.test(id));
}

/** Patterns that match no module: those that a renamed file or a dropped package has left behind. */
export function listIdlePatterns(groups: readonly ChunkGroup[], ids: readonly string[]): string[] {
  return groups.flatMap(({ name, holds, except = [] }) =>
    [...holds, ...except]
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${name}: ${pattern.source}`),
  );
}
