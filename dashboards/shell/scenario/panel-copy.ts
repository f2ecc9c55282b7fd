import type { Locale } from "../../../contracts/locale.ts";
import en from "#folder/content/scenarios/en/panel.json" with { type: "json" };
import es from "#folder/content/scenarios/es/panel.json" with { type: "json" };
import type { PanelCopy } from "./scenario-copy.ts";

export const panelCopy: Readonly<Record<Locale, PanelCopy>> = { es, en };
