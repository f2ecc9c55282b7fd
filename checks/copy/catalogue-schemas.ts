import * as v from "valibot";
import { expected } from "../../contracts/value-faults.ts";

const name = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]*$/, expected("name-code")));
const stars = expected("stars-range");

export const reviewSchema = v.strictObject({
  id: name,
  initials: v.pipe(v.string(), v.trim(), v.minLength(1, expected("name-initials"))),
  stars: v.pipe(v.number(), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
  source: v.picklist(["direct", "platform"]),
  isSample: v.boolean(),
});

export const projectCardSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  key: name,
  slug: v.optional(name),
  categories: v.pipe(v.array(name), v.minLength(1, expected("area-least"))),
});

export const caseStudySchema = v.strictObject({
  slug: name,
  key: name,
  isFeatured: v.optional(v.boolean()),
  isDemonstration: v.optional(v.boolean()),
  isEmbeddable: v.optional(v.boolean()),
});
