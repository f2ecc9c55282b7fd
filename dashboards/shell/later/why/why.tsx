import { later } from "../../../kinds/later.ts";
import { partOf } from "../../panels/part-of.tsx";

/** The page of reasons: a file of its own, which the first question loads. */
export const whyPage = later(async () => import("./why-page.tsx"));

export const Why = partOf(whyPage, (parts) => parts.WhyPage);
