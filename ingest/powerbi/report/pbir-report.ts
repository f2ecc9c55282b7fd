import type { Dax } from "../dax/dax-tree.ts";
import type { ColumnRef } from "../model/semantic-model.ts";

/** A field of a visual; a `level` is of a hierarchy, of an automatic one of dates where `column` is its date. */
export type Field =
  | { kind: "column"; of: ColumnRef }
  | { kind: "measure"; table: string; name: string }
  | { kind: "aggregation"; function: number; of: ColumnRef }
  | { kind: "level"; table: string; hierarchy: string; level: string; column?: string }
  | { kind: "unknown"; found: string };

export type Projection = {
  field: Field;
  /** The name that the visual gives it, else the model's. */
  name: string;
  /** Set of the levels that are shown at first. */
  isActive: boolean;
};

/** A filter that leaves something out: by a condition of one row, or the first of a column by a measure. */
export type ReportFilter =
  | { kind: "condition"; condition: Dax }
  | { kind: "top"; column: ColumnRef; count: number; by: Field; isDescending: boolean }
  | { kind: "unknown"; found: string };

export type PbirVisual = {
  id: string;
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  roles: Readonly<Record<string, readonly Projection[]>>;
  sort?: { field: Field; isDescending: boolean };
  filters: readonly ReportFilter[];
  /** The selection that a slicer was saved with. */
  selected: readonly ReportFilter[];
  /** Absent where Power BI writes it of the fields. */
  title?: string;
  isHidden: boolean;
};

export type PbirPage = {
  id: string;
  name: string;
  width: number;
  isHidden: boolean;
  filters: readonly ReportFilter[];
  visuals: readonly PbirVisual[];
};

/** The state of a visual in a bookmark; where a part is absent, it stays as it was saved. */
export type BookmarkedVisual = {
  filters?: readonly ReportFilter[];
  selected?: readonly ReportFilter[];
  /** The marks that are selected in it. */
  marked: readonly ReportFilter[];
  isHidden: boolean;
  isEnlarged: boolean;
};

/** A state of a page; the filters of report and page are absent where they stay. */
export type PbirBookmark = {
  name: string;
  page: string;
  filters?: readonly ReportFilter[];
  pageFilters?: readonly ReportFilter[];
  visuals: ReadonlyMap<string, BookmarkedVisual>;
  /** Parts of the state that it leaves as they are, so that it is none by itself. */
  leaves: readonly ("keeps-page" | "keeps-data" | "keeps-visuals")[];
};

/** Something of a report that was not read as it is meant: a file, and what was found there. */
export type PbirNote = {
  code: "too-large" | "unreadable" | "unknown-key" | "unknown-schema" | "legacy";
  file: string;
  found: string;
};

export type PbirReport = {
  pages: readonly PbirPage[];
  filters: readonly ReportFilter[];
  bookmarks: readonly PbirBookmark[];
  notes: readonly PbirNote[];
};
