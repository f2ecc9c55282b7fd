import type { Database } from "../storage/database.ts";

/** Views of one day (YYYY-MM-DD, in the owner's time zone): of all pages, and of case studies among them. */
export type DayViews = { day: string; pages: number; cases: number };

/** Totals of page views by day and path; nothing of a visitor is stored (decision 099). */
export class ViewStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count(day: string, path: string): Promise<void> {
    await this.#database.run(
      `INSERT INTO page_view (day, path, views) VALUES (:day, :path, 1)
       ON CONFLICT (day, path) DO UPDATE SET views = page_view.views + 1`,
      { day, path },
    );
  }

  /** Lists the days from `first` to `last`, both included, that have a view. */
  async listDays(first: string, last: string): Promise<DayViews[]> {
    return this.#database.rows<DayViews>(
      `SELECT day, CAST(sum(views) AS INTEGER) AS pages,
         CAST(sum(CASE WHEN path LIKE '%/proyectos/%' THEN views ELSE 0 END) AS INTEGER) AS cases
       FROM page_view WHERE day >= :first AND day <= :last GROUP BY day ORDER BY day`,
      { first, last },
    );
  }

  /** Erases the totals of days before `day`; returns their number. */
  async eraseBefore(day: string): Promise<number> {
    return this.#database.run("DELETE FROM page_view WHERE day < :day", { day });
  }
}
