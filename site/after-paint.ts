// Loaded by boot.ts at the first paint, or at a touch before it: what the first paint need not wait for (decision 024).
export { evaluateModules, fetchModules } from "./platform/start/load-app.ts";
export { startAfterFonts } from "./platform/start/start-after-fonts.ts";
