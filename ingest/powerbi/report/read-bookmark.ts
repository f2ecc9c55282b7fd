import type { BookmarkedVisual, PbirBookmark } from "./pbir-report.ts";
import { asJson, asList, asText } from "./read-field.ts";
import { readFilters, readMarked, readSelected } from "./read-filter.ts";

type Json = Readonly<Record<string, unknown>>;

/** Reads a bookmark: the state of its page, and what it leaves to the moment at which it is chosen. */
export function readBookmark(bookmark: Json, fallback: string): PbirBookmark {
  const state = asJson(bookmark["explorationState"]);
  const options = asJson(bookmark["options"]);
  const page = asText(state["activeSection"]) ?? "";
  const section = asJson(asJson(state["sections"])[page]);
  const leaves: PbirBookmark["leaves"][number][] = [];
  if (options["suppressActiveSection"] === true || page === "") leaves.push("keeps-page");
  if (options["suppressData"] === true) leaves.push("keeps-data");
  if (options["applyOnlyToTargetVisuals"] === true) leaves.push("keeps-visuals");
  return {
    name: asText(bookmark["displayName"]) ?? fallback,
    page,
    ...("filters" in state && { filters: readByExpression(state["filters"]) }),
    ...("filters" in section && { pageFilters: readByExpression(section["filters"]) }),
    visuals: new Map(
      Object.entries(asJson(section["visualContainers"])).map(([id, one]) => [
        id,
        readBookmarked(asJson(one), options["suppressDisplay"] !== true),
      ]),
    ),
    leaves,
  };
}

/** Lists the names of bookmarks in their order, those of a group in its place. */
export function listBookmarks(items: unknown): string[] {
  return asList(items).flatMap((one) => {
    const { name, children } = asJson(one);
    return children === undefined ? [String(name)] : asList(children).map(String);
  });
}

function readBookmarked(container: Json, isDisplayed: boolean): BookmarkedVisual {
  const { filters, singleVisual, highlight } = container;
  const { objects, display } = asJson(singleVisual);
  const { merge, remove } = asJson(objects);
  const mode = isDisplayed ? asJson(display)["mode"] : undefined;
  const isEmptied = asList(remove).some((one) => asJson(one)["object"] === "general");
  return {
    ...(filters !== undefined && { filters: readByExpression(filters) }),
    ...((isEmptied || "general" in asJson(merge)) && { selected: readSelected(merge) }),
    marked: readMarked(highlight),
    isHidden: mode === "hidden",
    isEnlarged: mode === "maximize" || mode === "spotlight",
  };
}

function readByExpression(filters: unknown) {
  return readFilters({ filters: asJson(filters)["byExpr"] });
}
