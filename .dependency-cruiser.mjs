// The arrows of ARCHITECTURE.md: left may import right. Group matching ($1) covers folders that do not exist yet.
const forbid = (name, from, to) => ({ name, severity: "error", from, to });
const programs = "^(?:site|dashboards|service)/";

export default {
  forbidden: [
    forbid("no-circular", {}, { circular: true }),
    forbid(
      "contracts-import-nothing-of-ours",
      { path: "^contracts/", pathNot: String.raw`\.test\.ts$` },
      {
        path: "^(?:site|dashboards|service|design|art|checks|generator|scripts|tests|bench|content)/",
      },
    ),
    forbid(
      "programs-do-not-meet",
      { path: "^(site|dashboards|service)/" },
      {
        path: programs,
        pathNot: "^$1/",
      },
    ),
    forbid(
      "no-program-imports-its-makers",
      { path: `${programs}|^contracts/|^design/`, pathNot: String.raw`\.test\.tsx?$` },
      {
        path: "^(?:art|checks|generator|scripts|tests|bench)/",
      },
    ),
    forbid(
      "ui-knows-no-one-above",
      { path: "^site/ui/" },
      {
        path: "^site/(?:platform|features|pages)/|^site/[^/]+$|^content/|^site\\.config",
      },
    ),
    forbid(
      "platform-knows-no-one-above",
      { path: "^site/platform/" },
      {
        path: "^site/(?:ui|features|pages)/|^site/(?:app|entry|load)[^/]*$",
      },
    ),
    forbid(
      "features-do-not-meet",
      { path: "^site/features/([^/]+)/" },
      {
        path: "^site/features/",
        pathNot: "^site/features/$1/",
      },
    ),
    forbid(
      "features-know-no-page",
      { path: "^site/features/" },
      {
        path: "^site/pages/|^site/(?:app|entry|load)[^/]*$",
      },
    ),
    forbid(
      "feature-subfolders-are-private",
      { pathNot: "^site/features/|^tests/" },
      {
        path: "^site/features/[^/]+/[^/]+/",
      },
    ),
    forbid(
      "pages-do-not-meet",
      { path: "^site/pages/" },
      { path: String.raw`^site/pages/.*\.tsx?$` },
    ),
    forbid(
      "reports-do-not-meet",
      { path: "^dashboards/reports/([^/]+)/" },
      {
        path: "^dashboards/reports/",
        pathNot: "^dashboards/reports/$1/",
      },
    ),
    forbid(
      "query-and-charts-know-no-report",
      { path: "^dashboards/(?:query|charts)/" },
      {
        path: "^dashboards/reports/",
      },
    ),
    forbid(
      "query-is-pure",
      { path: "^dashboards/query/" },
      {
        path: "^dashboards/charts/|node_modules/react",
      },
    ),
    forbid(
      "capabilities-do-not-meet",
      { path: "^service/(mail|booking)/" },
      {
        path: "^service/(?:mail|booking)/",
        pathNot: "^service/$1/",
      },
    ),
    forbid(
      "http-and-storage-know-no-capability",
      { path: "^service/(?:http|storage)/" },
      {
        path: "^service/(?:mail|booking)/|^service/(?:main|app)",
      },
    ),
    forbid(
      "generator-knows-public-faces",
      { path: "^generator/" },
      {
        path: [
          "^site/(?:ui|platform|pages|booking-page)/",
          "^dashboards/(?!query/|data/|shell/)[^/]+/",
          "^dashboards/shell/(?!report-layout|host/report-|store/(?:initial-snapshot|landing))",
          "^service/(?!http/security-headers)",
        ],
      },
    ),
    forbid(
      "generator-knows-no-user",
      { path: "^generator/", pathNot: String.raw`\.test\.ts$` },
      { path: "^(?:art|checks|scripts|tests|bench)/" },
    ),
    forbid("checks-know-the-generator", { path: "^checks/" }, { path: "^(?:art|scripts|bench)/" }),
    forbid(
      "art-knows-of-the-generator-its-reports",
      { path: "^art/" },
      { path: "^generator/(?!reports/)" },
    ),
    forbid(
      "no-unlisted-package",
      {},
      // mdast is types alone: @types/mdast.
      { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown"], pathNot: "^mdast$" },
    ),
    forbid(
      "no-development-package-in-the-service",
      { path: "^service/", pathNot: String.raw`\.test\.ts$` },
      {
        dependencyTypes: ["npm-dev"],
        pathNot: "node_modules/@types/",
      },
    ),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:dist|\\.cache)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
