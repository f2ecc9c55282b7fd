/** `content/scenarios/<language>/<slug>.json`: what is tried out on the rows of a report; sliders by id. */
export type ScenarioCopy = {
  title: string;
  /** `values` are said instead of the numbers of a slider, from its least on. */
  sliders: Readonly<Record<string, { label: string; values?: readonly string[] }>>;
  /** What is assumed, with the numbers of the sliders in their places. */
  assumptions: readonly string[];
  gain: { more: string; less: string; same: string };
  /** By where the slider that decides gains nothing; `{{value}}`, or `{{percent}}` of a hundred. */
  breakEven: Readonly<Record<"below" | "above" | "always" | "never" | "none", string>>;
};

/** `content/scenarios/<language>/panel.json` */
export type PanelCopy = typeof import("../../../content/scenarios/es/panel.json");
