import type { Rows } from "./rows.ts";
import type { Changes } from "./script.ts";
import type { ViewId } from "./views.ts";

/** What is measured: it takes a step, to its end, and then tells the numbers of the six views. */
export type Subject = {
  step: (changes: Changes) => void | Promise<void>;
  read: () => Float64Array;
  /** Done once before a view is brushed. */
  activate?: (brushed: ViewId) => void;
};

/** Makes a subject of rows that are in memory; one that draws does so into the container, to the end of its layout. */
export type OpenSubject = (rows: Rows, container: HTMLElement) => Subject | Promise<Subject>;
