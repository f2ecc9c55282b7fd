// `boot.ts` loads this at the first paint, or earlier at an input or for an edition swap (decision 024).
export { loadApp } from "./platform/start/load-app.ts";
export { takeEdition } from "./platform/language/take-edition.ts";
export { startAfterFonts } from "./platform/start/start-after-fonts.ts";
