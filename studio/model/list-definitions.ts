import type * as v from "valibot";
import {
  caseStudySchema,
  projectCardSchema,
  reviewSchema,
} from "../../checks/copy/catalogue-schemas.ts";
import type { Json, JsonObject, Path } from "./json-value.ts";

/** List that the owner edits: its copy in both languages and, for some, a catalogue with the ids and the order. */
export type ListDefinition = {
  id: string;
  group: string;
  path: Path;
  catalogue?: { file: string; key: string; schema: v.GenericSchema; blank: JsonObject };
  /** Copy of a new item; by default the first item with empty texts. */
  blank?: Json;
  /** False where each item has code or a report: its items can be edited and ordered, but not added. */
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
