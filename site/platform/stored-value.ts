type Area = "localStorage" | "sessionStorage";

/** Returns null if nothing is stored, or the browser refuses storage. */
export function readStoredValue(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores nothing if the browser refuses storage. */
export function storeValue(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Private windows and settings may disable storage.
  }
}

export function removeStoredValue(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Without storage there is no value to remove.
  }
}
