import { expect, it } from "vitest";
import { by, drillable, pair } from "../../query/table/view.ts";
import { page, bars, heatmap } from "../kit/report-kit.ts";
import { findExplainingPage } from "./find-explaining-page.ts";

const report = {
  definition: {
    views: {
      product: by("product"),
      family: drillable("product", ["family", ""]),
      familyChannel: pair({ column: "product", level: "family" }, "channel"),
      day: by("day"),
    },
  },
  layout: {
    pages: [
      page("products", [bars("products", "product", ["sales"], 6)]),
      page("time", [bars("days", "day", ["sales"], 6)]),
      page("customers", [heatmap("channels", "familyChannel", ["sales"], 6)]),
    ],
  },
} as unknown as Parameters<typeof findExplainingPage>[0];

it.each([
  ["products", "product", "customers"],
  ["channels", "familyChannel", "products"],
  ["days", "day", undefined],
  ["products", "total", undefined],
])("marks of %s by %s are explained on the page %s", (id, view, expected) => {
  expect(findExplainingPage(report, { id, view })).toBe(expected);
});
