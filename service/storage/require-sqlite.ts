/** Older ones can lose what two connections write to the log at once, unless the fix was put into their series. */
const mended = [
  [3, 44, 6],
  [3, 50, 7],
  [3, 51, 3],
] as const;

/** Throws where this version of SQLite can damage the data of two processes on one file (sqlite.org, "WAL-reset bug"). */
export function requireSqlite(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const [, newestMinor] = mended[2];
  const isMended =
    major > 3 ||
    minor > newestMinor ||
    mended.some(([, fixedMinor, fixedPatch]) => minor === fixedMinor && patch >= fixedPatch);
  if (isMended) return;
  throw new Error(
    `SQLite ${version} can lose data when two processes write: use the Node that npm installs here, or one with SQLite 3.51.3 or newer`,
  );
}
