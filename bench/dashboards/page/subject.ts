import type { Rows } from "./rows.ts";
import type { Changes } from "./script.ts";

/** A system under test: runs one step to its end, then reports the numbers of the six views. */
export type Subject = {
  step: (changes: Changes) => void | Promise<void>;
  read: () => Float64Array;
};

/** Opens a subject over rows in memory; a stack also draws into the container and lays it out. */
export type OpenSubject = (rows: Rows, container: HTMLElement) => Subject | Promise<Subject>;
