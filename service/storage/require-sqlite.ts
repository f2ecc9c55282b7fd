/** First fixed version of each series; earlier ones can lose data that two connections write to the log at once. */
const fixedVersions = [
  [3, 44, 6],
  [3, 50, 7],
  [3, 51, 3],
] as const;

/** Throws if this version of SQLite can damage a file that two processes use (sqlite.org, "WAL-reset bug"). */
export function requireSqlite(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const [, newestMinor] = fixedVersions[2];
  const isFixed =
    major > 3 ||
    minor > newestMinor ||
    fixedVersions.some(([, fixedMinor, fixedPatch]) => minor === fixedMinor && patch >= fixedPatch);
  if (isFixed) return;
  throw new Error(
    `SQLite ${version} can lose data when two processes write: use the Node that npm installs here, or one with SQLite 3.51.3 or newer`,
  );
}
