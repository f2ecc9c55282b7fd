import type { Label } from "./lettering.ts";

let lettering: Promise<Label> | undefined;

/** Opens the fonts once, and only if needed: nothing else in a build needs the libraries that read them. */
export async function loadLettering(): Promise<Label> {
  lettering ??= import("./lettering.ts").then(async ({ openLettering }) => openLettering());
  return lettering;
}
