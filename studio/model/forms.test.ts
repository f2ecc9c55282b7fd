import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteConfigSchema } from "../../contracts/configuration/site-config.ts";
import type { FormNode } from "./form-node.ts";
import { countMissing, formOfCopy } from "./form-of-copy.ts";
import { formOfSchema } from "./form-of-schema.ts";
import type { Json } from "./json-value.ts";

const form = formOfSchema(siteConfigSchema);

function read(file: string): Json {
  return JSON.parse(readFileSync(file, "utf8")) as Json;
}

function find(node: FormNode, path: string): FormNode | undefined {
  if (node.path.join(".") === path) return node;
  if (node.kind === "group") return node.fields.map((field) => find(field, path)).find(Boolean);
  return node.kind === "list" || node.kind === "record" ? find(node.item, path) : undefined;
}

test.each([
  ["demonstration", { control: "switch" }],
  ["accent", { control: "color" }],
  ["owner.email", { control: "email" }],
  ["portrait", { control: "picture" }],
  ["profiles.professional", { control: "address", isRequired: true }],
  ["profiles.photo", { control: "address", isRequired: false }],
  ["booking.noticeHours", { control: "number", least: 0, most: 720 }],
  ["booking.holidays.0", { control: "day" }],
  ["booking.weekly.sat", { kind: "list" }],
  ["booking.weekly.sat.0", { control: "text" }],
  ["reports.*", { control: "address" }],
  ["confirmed.0", { control: "choice", options: expect.arrayContaining(["prices"]) as string[] }],
])("the setting %s has the control of its schema", (path, expected) => {
  expect(find(form, path)).toMatchObject(expected);
});

test("texts stand side by side, and what one language lacks is marked", () => {
  const node = formOfCopy(
    { title: "Uno", items: [{ id: "a", text: "x".repeat(80) }], none: "", after: "" },
    { title: "", items: [], extra: "Two", after: "" },
  );
  expect(countMissing(node)).toBe(4);
  expect(find(node, "title")).toMatchObject({ kind: "text", missing: ["en"], isLong: false });
  expect(find(node, "items.0.text")).toMatchObject({ missing: ["en"], isLong: true });
  expect(find(node, "items.0.id")).toBeUndefined();
  expect(find(node, "extra")).toMatchObject({ missing: ["es"] });
  expect(find(node, "after")).toMatchObject({ missing: [] });
});

test("the shipped texts lack nothing", () => {
  for (const file of globSync("demo/content/copy/es/*.json")) {
    const node = formOfCopy(read(file), read(file.replace("/es/", "/en/")));
    expect([file, countMissing(node)]).toEqual([file, 0]);
  }
});
