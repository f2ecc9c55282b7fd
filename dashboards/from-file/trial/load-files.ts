import { loadKinds } from "../../kinds/registry.ts";
import { tablePart } from "../../render/table/table-part.ts";
import { laterParts } from "../../shell/panels/later-part.tsx";

/** Loads every file that a proposed report can ask for, so that it asks for none once a file is read. */
export async function loadFiles(): Promise<typeof import("./kept-report.ts")> {
  const [kept] = await Promise.all([
    import("./kept-report.ts"),
    loadKinds([
      "calendar",
      "columns",
      "dots",
      "heatmap",
      "histogram",
      "line",
      "multiples",
      "scatter",
      "treemap",
    ]),
    tablePart.load(),
    laterParts.load().then(({ whyPage }) => whyPage.load()),
    loadFonts(),
    import("../../render/picture/make-picture.ts"),
    import("../../shell/claims/create-describe.ts"),
    import("../../shell/presentation/open-presentation.ts"),
    import("../../shell/recommendation/advise.ts"),
    import("../../shell/store/answer-first.ts"),
  ]);
  return kept;
}

async function loadFonts(): Promise<void> {
  // Only ours: their stand-ins, named "X as Y", are fonts of the system.
  const ours = [...document.fonts].filter(({ family }) => !family.includes(" as "));
  await Promise.allSettled(ours.map(async (face) => face.load()));
}
