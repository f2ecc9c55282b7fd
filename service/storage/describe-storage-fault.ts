const damaged = new Set([11, 26]); // SQLITE_CORRUPT, SQLITE_NOTADB

export function describeStorageFault(path: string, error: Error & { errcode?: number }): string {
  const remedy = damaged.has(error.errcode ?? 0)
    ? "Restore a backup: npm run restore -- BACKUP --replace; without one, move the file away."
    : "Let the user who runs the service write there, or choose another folder with DATA_DIR.";
  return `Nothing can be stored in ${path}: ${error.message}. ${remedy}`;
}
