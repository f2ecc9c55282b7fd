// Loaded by boot.ts at the first paint, or before it at a touch or for another language: what the first paint need not wait for (decision 024).
export { loadApp } from "./platform/start/load-app.ts";
export { takeEdition } from "./platform/language/take-edition.ts";
export { startAfterFonts } from "./platform/start/start-after-fonts.ts";
