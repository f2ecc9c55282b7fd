import { summarise } from "../../kinds/summary/summarise.ts";
import type { VisualProps } from "../visual-props.ts";
import { writeNote } from "../write-note.ts";
import type { Caption } from "./frame-picture.ts";

/** Returns the texts of a picture beside its drawing: title, note, summary, filters and source, if there are any. */
export function captionPicture(visual: VisualProps, filters: string, source: string): Caption {
  const lines = [summarise(visual), filters, source].filter((line) => line !== "");
  return { title: visual.title, note: writeNote(visual), lines };
}
