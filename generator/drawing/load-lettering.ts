import type { Label } from "./lettering.ts";

let lettering: Promise<Label> | undefined;

/** Opens the site's families once, with the libraries that read fonts, which nothing else of a build needs. */
export async function loadLettering(): Promise<Label> {
  lettering ??= import("./lettering.ts").then(async ({ openLettering }) => openLettering());
  return lettering;
}
