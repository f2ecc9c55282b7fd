/** Declared in `contracts/privacy/storage-keys.ts`, which is part of the site's script. */
const reportViewsKey = "report-views";

/** Saved views of all reports, as states in the form of the address, by slug. */
type StoredViews = Record<string, readonly string[]>;

/** Holds the views in browsers that refuse storage. */
let kept: StoredViews = {};

export function readViews(slug: string): readonly string[] {
  return readAll()[slug] ?? [];
}

export function writeViews(slug: string, views: readonly string[]): void {
  const { [slug]: _, ...others } = readAll();
  kept = views.length === 0 ? others : { ...others, [slug]: views };
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(reportViewsKey);
    else localStorage.setItem(reportViewsKey, JSON.stringify(kept));
  } catch {
    // The views last until the page is left.
  }
}

function readAll(): StoredViews {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(reportViewsKey) ?? "null");
    return isStoredViews(stored) ? stored : kept;
  } catch {
    return kept;
  }
}

function isStoredViews(value: unknown): value is StoredViews {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (views) => Array.isArray(views) && views.every((view) => typeof view === "string"),
    )
  );
}
