// The arrows of ARCHITECTURE.md: left may import right. Group matching ($1) covers folders that do not exist yet.
const forbid = (name, from, to) => ({ name, severity: "error", from, to });
const programs = "^(?:site|dashboards|service)/";
const ours =
  "^(?:site|dashboards|service|ingest|contracts|design|demo|roots|generator|checks|scripts|studio|art|tests|bench)/";
const tests = String.raw`\.test\.tsx?$`;

export default {
  forbidden: [
    forbid("no-circular", {}, { circular: true }),
    forbid(
      "contracts-import-nothing-of-ours",
      { path: "^contracts/", pathNot: String.raw`\.test\.ts$` },
      {
        path: "^(?:site|dashboards|service|ingest|design|art|checks|generator|scripts|studio|tests|bench|demo|roots)/",
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
        path: "^(?:art|checks|generator|scripts|studio|tests|bench)/",
      },
    ),
    forbid(
      "ingest-runs-anywhere",
      { path: "^ingest/", pathNot: tests },
      {
        path: String.raw`${ours}|^(?:node:)?(?:fs|path|stream|buffer|zlib|worker_threads)(?:/|$)`,
        pathNot: "^(?:ingest|contracts)/",
      },
    ),
    forbid(
      "the-browser-knows-no-folder",
      { path: "^(?:site|dashboards|contracts|design)/", pathNot: tests },
      { path: "^roots/" },
    ),
    forbid(
      "the-owners-folder-by-its-name",
      { pathNot: "^(?:demo|bench)/" },
      { path: "^demo/", dependencyTypesNot: ["aliased-subpath-import"] },
    ),
    forbid(
      "only-its-command-knows-the-studio",
      { pathNot: "^studio/|^scripts/(?:studio|update/bring-settings)\\.ts$|^tests/" },
      { path: "^studio/" },
    ),
    forbid(
      "studio-knows-no-program",
      { path: "^studio/", pathNot: tests },
      { path: String.raw`^(?:site/(?!routes\.ts$)|(?:dashboards|service|art|tests|bench)/)` },
    ),
    forbid(
      "studio-model-runs-anywhere",
      { path: "^studio/model/", pathNot: tests },
      { path: "^studio/(?:app|preview|server|store)/|^(?:node:)?(?:fs|path|child_process)" },
    ),
    forbid(
      "studio-store-knows-no-server",
      { path: "^studio/store/", pathNot: tests },
      { path: "^studio/(?:app|preview|server)/|node_modules/(?:hono|react)" },
    ),
    forbid(
      "studio-app-writes-no-file",
      { path: "^studio/(?:app|preview)/" },
      { path: "^studio/(?:server|store)/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "ui-knows-no-one-above",
      { path: "^site/ui/" },
      {
        path: "^site/(?:platform|features|pages)/|^site/[^/]+$|^demo/",
      },
    ),
    forbid(
      "platform-knows-no-one-above",
      { path: "^site/platform/" },
      {
        path: "^site/(?:ui|features|pages)/|^site/(?:app|entry|load|use)[^/]*$",
      },
    ),
    forbid(
      "navigation-and-page-do-not-meet",
      { path: "^site/platform/(navigation|page)/" },
      {
        path: "^site/platform/(?:navigation|page)/",
        pathNot: "^site/platform/$1/",
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
        path: "^site/pages/|^site/(?:app|entry|load|use)[^/]*$",
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
      "format-knows-only-query",
      { path: "^dashboards/format/", pathNot: tests },
      { path: "^dashboards/|node_modules/react", pathNot: "^dashboards/(?:format|query)/" },
    ),
    forbid(
      "scene-knows-only-query",
      { path: "^dashboards/scene/", pathNot: tests },
      { path: "^dashboards/|node_modules/react", pathNot: "^dashboards/(?:scene|query)/" },
    ),
    forbid(
      "kinds-know-no-renderer",
      { path: "^dashboards/kinds/", pathNot: tests },
      {
        path: "^dashboards/|node_modules/react",
        pathNot: "^dashboards/(?:kinds|scene|format|query)/",
      },
    ),
    forbid(
      "interact-knows-no-renderer",
      { path: "^dashboards/interact/", pathNot: tests },
      { path: "^dashboards/(?:render|shell|reports|data)/" },
    ),
    forbid(
      "render-knows-no-shell",
      { path: "^dashboards/render/", pathNot: tests },
      { path: "^dashboards/(?:shell|reports|data)/" },
    ),
    forbid(
      "query-is-pure",
      { path: "^dashboards/query/", pathNot: tests },
      {
        path: `${ours}|node_modules/`,
        pathNot: "^(?:dashboards/query|contracts)/",
      },
    ),
    forbid(
      "data-imports-nothing",
      { path: "^dashboards/data/", pathNot: tests },
      { path: `${ours}|node_modules/`, pathNot: "^dashboards/data/" },
    ),
    forbid(
      "reports-know-no-drawing",
      { path: "^dashboards/reports/" },
      {
        path: "^dashboards/",
        pathNot: String.raw`^dashboards/(?:query|data|reports)/|^dashboards/shell/(?:kit/|report-layout\.ts$)`,
      },
    ),
    forbid(
      "the-worker-knows-no-screen",
      {
        path: String.raw`^dashboards/shell/(?:kit/report-kit|report-layout|report-code|store/(?:make-rows|report-worker))\.ts$`,
      },
      {
        path: "^dashboards/(?:format|scene|kinds|interact|render|shell)/|node_modules/",
        pathNot: String.raw`^dashboards/shell/(?:report-code|store/make-rows)\.ts$`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "later-parts-are-loaded-at-a-click",
      { path: "^dashboards/", pathNot: `^dashboards/shell/later/` },
      { path: "^dashboards/shell/later/", dynamic: false, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "scenarios-are-loaded-when-tried",
      {
        path: "^dashboards/",
        pathNot: String.raw`^dashboards/(?:query|shell)/scenario/|^dashboards/reports/[^/]+/scenario\.ts$|${tests}`,
      },
      {
        path: String.raw`^dashboards/(?:query|shell)/scenario/|^dashboards/reports/[^/]+/scenario\.ts$|^demo/content/scenarios/`,
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "presentations-are-loaded-when-asked",
      {
        path: "^dashboards/",
        pathNot: `^dashboards/shell/presentation/|${tests}`,
      },
      {
        path: "^dashboards/shell/presentation/|^demo/content/presentation/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "drivers-are-loaded-when-asked",
      {
        path: "^dashboards/",
        pathNot: String.raw`^dashboards/(?:query/drivers|shell/later/why)/|\.test\.ts$`,
      },
      { path: "^dashboards/query/drivers/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "what-boots-a-report-is-small",
      { path: String.raw`^dashboards/boot(?:/|-report\.ts$)`, pathNot: tests },
      {
        path: "^(?:dashboards|site)/|node_modules/",
        pathNot: "^dashboards/(?:boot/|render/still/(?:stretch-stills|place-numbers))",
      },
    ),
    forbid(
      "only-the-entry-knows-reports",
      { path: "^dashboards/shell/" },
      { path: "^dashboards/(?:reports/|entry-)" },
    ),
    forbid(
      "capabilities-do-not-meet",
      { path: "^service/(mail|booking|views|course)/", pathNot: String.raw`\.test\.ts$` },
      {
        path: "^service/(?:mail|booking|views|course|digest)/",
        pathNot: "^service/$1/",
      },
    ),
    forbid(
      "only-the-composition-knows-the-desk",
      { path: "^service/(?!desk/|command/)[^/]+/", pathNot: String.raw`\.test\.ts$` },
      { path: "^service/desk/" },
    ),
    forbid(
      "desk-pages-know-no-store",
      { path: "^service/desk/(?:pages|words)/" },
      {
        path: "^service/(?:desk/routes|storage|http)/|^service/(?:mail|booking)/store/",
      },
    ),
    forbid(
      "service-rooms-know-no-composition",
      { path: "^service/[^/]+/", pathNot: String.raw`^service/command/|\.test\.ts$` },
      {
        path: "^service/(?:main|compose-service|create-app|open-stores|data-files|start-[a-z]+)\\.ts$|^service/command/",
      },
    ),
    forbid(
      "http-delivery-and-storage-know-no-capability",
      { path: "^service/(?:http|delivery|storage)/", pathNot: String.raw`\.test\.ts$` },
      { path: "^service/(?:mail|booking|views|course|digest)/" },
    ),
    forbid(
      "http-and-storage-stand-alone",
      { path: "^service/(http|storage)/" },
      {
        path: "^service/(?:http|delivery|storage)/",
        pathNot: "^service/$1/",
      },
    ),
    forbid(
      "service-core-is-pure",
      {
        path: "^service/(mail|booking)/(?:core|copy|notifications)/",
        pathNot: String.raw`\.test\.ts$`,
      },
      {
        path: "^service/(?:$1/(?:store|routes|pages|command|payment|busy)|http|storage)/|node_modules/hono/|^(?:node:)?(?:sqlite|https?)$",
      },
    ),
    forbid(
      "service-pages-know-no-store",
      { path: "^service/(mail|booking)/pages/" },
      { path: "^service/(?:$1/(?:store|routes|command|busy)|http|delivery|storage)/" },
    ),
    forbid(
      "service-stores-know-no-http",
      { path: "^service/(mail|booking)/store/", pathNot: String.raw`\.test\.ts$` },
      {
        path: "^service/(?:$1/(?:routes|pages|command|notifications|copy)|http)/|node_modules/hono/",
      },
    ),
    forbid(
      "service-routes-know-no-sql",
      {
        path: "^service/(?:mail|booking|desk)/(?:routes|command)/",
        pathNot: String.raw`\.test\.ts$`,
      },
      { path: "^service/(?:storage|delivery)/|^(?:node:)?sqlite$" },
    ),
    forbid(
      "generator-knows-public-faces",
      { path: "^generator/" },
      {
        path: [
          "^site/(?:ui|platform|pages|booking-page)/",
          "^dashboards/(?!query/|data/|shell/|from-file/|kinds/registry)[^/]+/",
          "^dashboards/shell/(?!report-layout|report-code|list-kinds-to-load|host/report-|store/initial-snapshot|claims/opening-claims)",
          "^service/(?!http/security-headers)",
        ],
      },
    ),
    forbid(
      "a-build-loads-no-bundler",
      { path: String.raw`^generator/build-site\.ts$` },
      { path: String.raw`^generator/bundle/build-[^/]+\.ts$`, reachable: true },
    ),
    forbid(
      "jobs-ask-for-no-thread",
      { path: String.raw`^generator/(?:drawing/draw-png|output/compress-file|threads/jobs)\.ts$` },
      { path: String.raw`^generator/threads/run-in-thread\.ts$`, reachable: true },
    ),
    forbid(
      "generator-knows-no-user",
      { path: "^generator/", pathNot: String.raw`\.test\.ts$` },
      { path: "^(?:art|checks|scripts|studio|tests|bench)/" },
    ),
    forbid(
      "drawing-knows-no-room-of-the-generator",
      { path: "^generator/drawing/", pathNot: tests },
      {
        path: ours,
        pathNot: String.raw`^generator/(?:drawing/|cache/build-cache|threads/run-in-thread)|^roots/|^demo/site\.config`,
      },
    ),
    forbid("checks-know-the-generator", { path: "^checks/" }, { path: "^(?:art|scripts|bench)/" }),
    forbid(
      "art-knows-of-the-generator-its-reports-and-drawing",
      { path: "^art/" },
      { path: "^generator/(?!reports/|drawing/)" },
    ),
    forbid(
      "bench-rooms-do-not-meet",
      { path: "^bench/([^/]+)/" },
      {
        path: "^bench/",
        pathNot: String.raw`^bench/(?:$1|results)/|^bench/node_modules/|^bench/(?!run\.)[^/]+$`,
      },
    ),
    forbid(
      "no-unlisted-package",
      // The bench lists its libraries in its own package.
      { pathNot: "^bench/" },
      // mdast is types alone: @types/mdast.
      { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown"], pathNot: "^mdast$" },
    ),
    forbid(
      "no-development-package-in-the-product",
      {
        path: "^(?:site|dashboards|service|ingest|contracts|generator|checks|scripts|studio|roots)/",
        pathNot: String.raw`\.test\.tsx?$|^checks/usage/|^scripts/(?:suite|measure)/|/fixtures/`,
      },
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
