import { locales } from "../../contracts/locale.ts";
import { editCatalogue } from "./edit-catalogue.ts";
import { editJson } from "./edit-json.ts";

/** Removes reviews and their words. */
export async function dropReviews(ids: readonly string[]): Promise<void> {
  await editCatalogue("testimonials", (reviews) => reviews.filter(({ id }) => !ids.includes(id)));
  for (const locale of locales) {
    await editJson<{ items: Record<string, object> }>(
      `content/copy/${locale}/testimonials.json`,
      ({ items }) => {
        for (const id of ids) delete items[id];
      },
    );
  }
}
