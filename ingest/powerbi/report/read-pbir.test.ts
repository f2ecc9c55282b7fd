import { expect, test } from "vitest";
import { readPbir } from "./read-pbir.ts";

const column = (table: string, name: string, source = "Entity") => ({
  Column: { Expression: { SourceRef: { [source]: table } }, Property: name },
});

function read(visual: object, more: Readonly<Record<string, unknown>> = {}) {
  const files = new Map(
    Object.entries({
      "report.json": {},
      "pages/pages.json": { pageOrder: ["b", "a"] },
      "pages/a/page.json": { displayName: "First" },
      "pages/b/page.json": { displayName: "Second", width: 1000 },
      "pages/b/visuals/v/visual.json": visual,
      ...more,
    }).map(([path, json]) => [path, typeof json === "string" ? json : JSON.stringify(json)]),
  );
  return readPbir(files);
}

const literal = (value: string) => ({ expr: { Literal: { Value: value } } });

const chart = {
  name: "v",
  position: { x: 1, y: 2, width: 30, height: 40 },
  visual: {
    visualType: "barChart",
    query: {
      queryState: {
        Category: {
          projections: [
            {
              field: {
                HierarchyLevel: {
                  Expression: {
                    Hierarchy: {
                      Expression: {
                        PropertyVariationSource: {
                          Expression: { SourceRef: { Entity: "Sales" } },
                          Name: "Variation",
                          Property: "Day",
                        },
                      },
                      Hierarchy: "Date Hierarchy",
                    },
                  },
                  Level: "Month",
                },
              },
              nativeQueryRef: "Day Month",
              active: true,
            },
          ],
        },
        Y: {
          projections: [
            {
              field: { Aggregation: { Expression: column("Sales", "Amount"), Function: 0 } },
              displayName: "Total",
            },
          ],
        },
      },
      sortDefinition: { sort: [{ field: column("Sales", "Amount"), direction: "Descending" }] },
    },
    visualContainerObjects: { title: [{ properties: { text: literal("'It''s sales'") } }] },
  },
};

test("reads pages in their order and a visual's fields, title and sort", () => {
  const { pages, notes } = read(chart);
  expect(pages.map(({ name }) => name)).toEqual(["Second", "First"]);
  expect(pages[0]!.visuals).toEqual([
    {
      id: "v",
      type: "barChart",
      x: 1,
      y: 2,
      width: 30,
      height: 40,
      roles: {
        Category: [
          {
            field: {
              kind: "level",
              table: "Sales",
              hierarchy: "Date Hierarchy",
              level: "Month",
              column: "Day",
            },
            name: "Day Month",
            isActive: true,
          },
        ],
        Y: [
          {
            field: { kind: "aggregation", function: 0, of: { table: "Sales", column: "Amount" } },
            name: "Total",
            isActive: false,
          },
        ],
      },
      filters: [],
      selected: [],
      isHidden: false,
      title: "It's sales",
      sort: {
        field: { kind: "column", of: { table: "Sales", column: "Amount" } },
        isDescending: true,
      },
    },
  ]);
  expect(notes).toEqual([]);
});

test("names keys, schemas, sizes and files that it does not know", () => {
  const schema = "https://example.com/visualContainer/9.0.0/schema.json";
  const { notes } = read(
    { ...chart, $schema: schema, sparkle: 1 },
    {
      "pages/b/visuals/w/visual.json": `"${"x".repeat(4_000_001)}"`,
      "pages/b/visuals/x/visual.json": "{",
    },
  );
  expect(notes.map(({ code }) => code)).toEqual([
    "unknown-schema",
    "unknown-key",
    "too-large",
    "unreadable",
  ]);
  const newer = schema.replace("9.0.0", "2.99.0");
  expect(read({ ...chart, $schema: newer }).notes).toEqual([]);
});

test("reads the conditions of filters, and names what it does not know", () => {
  const from = [{ Name: "s", Entity: "Sales", Type: 0 }];
  const where = (condition: object) => ({
    filter: { From: from, Where: [{ Condition: condition }] },
  });
  const inList = {
    Expressions: [column("s", "Channel", "Source")],
    Values: [[{ Literal: { Value: "'Online'" } }], [{ Literal: { Value: "null" } }]],
  };
  const filters = [
    { name: "without a condition" },
    where({ Not: { Expression: { In: inList } } }),
    where({
      Comparison: {
        ComparisonKind: 3,
        Left: column("s", "Day", "Source"),
        Right: { Literal: { Value: "datetime'1970-01-11T00:00:00'" } },
      },
    }),
    where({ Sparkle: {} }),
  ];
  const [page] = read({ ...chart, filterConfig: { filters } }).pages;
  expect(page!.visuals[0]!.filters).toEqual([
    {
      kind: "condition",
      condition: {
        kind: "unary",
        operator: "NOT",
        of: {
          kind: "binary",
          operator: "IN",
          left: { kind: "column", table: "Sales", name: "Channel" },
          right: { kind: "list", items: [{ kind: "text", value: "Online" }, { kind: "blank" }] },
        },
      },
    },
    {
      kind: "condition",
      condition: {
        kind: "binary",
        operator: "<",
        left: { kind: "column", table: "Sales", name: "Day" },
        right: { kind: "date", value: 10 },
      },
    },
    { kind: "unknown", found: "Sparkle" },
  ]);
});

function make(options: object, state: object) {
  return {
    displayName: "B",
    options,
    explorationState: { activeSection: "b", ...state },
  };
}

test("bookmarks come in their order, with what they leave as it is", () => {
  const { bookmarks } = read(chart, {
    "bookmarks/bookmarks.json": { items: [{ name: "two", children: ["z"] }, { name: "a" }] },
    "bookmarks/a.bookmark.json": make({ applyOnlyToTargetVisuals: true }, {}),
    "bookmarks/z.bookmark.json": make(
      { suppressActiveSection: true, suppressDisplay: true },
      {
        sections: {
          b: {
            visualContainers: {
              v: {
                singleVisual: {
                  display: { mode: "hidden" },
                  objects: { remove: [{ object: "general", property: "filter" }] },
                },
              },
            },
          },
        },
      },
    ),
  });
  expect(bookmarks.map(({ leaves }) => leaves)).toEqual([["keeps-page"], ["keeps-visuals"]]);
  expect(bookmarks[0]!.visuals.get("v")).toEqual({
    selected: [],
    marked: [],
    isHidden: false,
    isEnlarged: false,
  });
});
