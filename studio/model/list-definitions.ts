import type * as v from "valibot";
import {
  caseStudySchema,
  projectCardSchema,
  reviewSchema,
} from "../../checks/copy/catalogue-schemas.ts";
import type { Json, JsonObject, Path } from "./json-value.ts";

/** A list that the owner can change: its words in both languages and, for some, a catalogue that names and orders the items. */
export type ListDefinition = {
  id: string;
  group: string;
  path: Path;
  catalogue?: { file: string; key: string; schema: v.GenericSchema; blank: JsonObject };
  /** What a new item holds in words, empty; that of the first item, where it is not said. */
  blank?: Json;
  /** False where code or a report belongs to each item: they can be ordered and written, not made here. */
  canGrow: boolean;
};

const words = (id: string, group: string, ...path: string[]): ListDefinition => ({
  id,
  group,
  path,
  canGrow: true,
});

export const lists: readonly ListDefinition[] = [
  {
    ...words("reviews", "testimonials", "items"),
    catalogue: {
      file: "content/catalogue/testimonials.json",
      key: "id",
      schema: reviewSchema,
      blank: { initials: "", stars: 5, source: "direct", isSample: false },
    },
    blank: { role: "", content: "" },
  },
  {
    ...words("questions", "servicePage", "questions", "items"),
    blank: { question: "", detail: "" },
  },
  { ...words("faq", "consultations", "faq", "items"), blank: { question: "", answer: "" } },
  words("challenges", "servicePage", "challenges", "items"),
  words("areas", "consultations", "areas", "items"),
  {
    ...words("projects", "projects", "items"),
    catalogue: {
      file: "content/catalogue/project-cards.json",
      key: "key",
      schema: projectCardSchema,
      blank: { categories: ["powerbi"] },
    },
    blank: { kicker: "", title: "", description: "" },
  },
  {
    ...words("cases", "caseStudies"),
    catalogue: {
      file: "content/catalogue/case-studies.json",
      key: "key",
      schema: caseStudySchema,
      blank: {},
    },
    canGrow: false,
  },
  words("courseFaq", "course", "faq", "items"),
  words("courseModules", "course", "content", "modules"),
  words("audience", "course", "audience", "items"),
  words("biography", "about", "biography"),
];

export const putAsideFile = "content/put-aside.json";

export function copyFile(locale: "es" | "en", { group }: Pick<ListDefinition, "group">): string {
  return `content/copy/${locale}/${group}.json`;
}
