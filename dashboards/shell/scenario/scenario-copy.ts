/** `content/scenarios/<language>/<slug>.json`: the words of a report's scenario; sliders by id. */
export type ScenarioCopy = {
  title: string;
  /** `values` replace the numbers of a slider, beginning at its least. */
  sliders: Readonly<Record<string, { label: string; values?: readonly string[] }>>;
  /** Assumptions, with placeholders for the numbers of the sliders. */
  assumptions: readonly string[];
  gain: { more: string; less: string; same: string };
  /** Sentences by the side of the break-even; `{{value}}`, or `{{percent}}` of a hundred. */
  breakEven: Readonly<Record<"below" | "above" | "always" | "never" | "none", string>>;
};

/** `content/scenarios/<language>/panel.json` */
export type PanelCopy = typeof import("#folder/content/scenarios/es/panel.json");
