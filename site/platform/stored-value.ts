type Area = "localStorage" | "sessionStorage";

/** Returns null where nothing is kept, or the browser refuses storage. */
export function readStoredValue(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Nothing is kept where the browser refuses storage. */
export function storeValue(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Private windows and settings may switch storage off.
  }
}

export function removeStoredValue(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing can have been kept.
  }
}
