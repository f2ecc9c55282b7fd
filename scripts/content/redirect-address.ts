import { editJson } from "./edit-json.ts";

const file = "content/redirects.json";

/** Keeps an address alive: it leads to the new one, and so do all that led to it. */
export async function redirectAddress(from: string, to: string): Promise<void> {
  await editJson<Record<string, string>>(file, (moved) => ({
    // An address that is in use again leads nowhere else.
    ...Object.fromEntries(
      Object.entries(moved)
        .filter(([old]) => old !== to)
        .map(([old, target]) => [old, target === from ? to : target]),
    ),
    [from]: to,
  }));
}

/** Forgets the addresses that lead to some that are no longer there. */
export async function dropRedirects(gone: readonly string[]): Promise<void> {
  await editJson<Record<string, string>>(file, (moved) =>
    Object.fromEntries(Object.entries(moved).filter(([, target]) => !gone.includes(target))),
  );
}
