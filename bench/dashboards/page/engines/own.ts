/** The reports' engine as every report uses it: only the rows that change are counted. */
export { openOwnEngine as open } from "../own-report.ts";
