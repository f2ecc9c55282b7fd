import { expect, test } from "vitest";
import en from "#folder/content/copy/en/legal.json" with { type: "json" };
import es from "#folder/content/copy/es/legal.json" with { type: "json" };
import { formatDate } from "../../../platform/language/format-date.ts";
import { fillSlots } from "./fill-slots.ts";

test("keeps the text and lists the processors of data, with the platform's host", () => {
  const paragraph = { type: "paragraph" as const, content: ["Hola"] };
  const slot = {
    type: "processors" as const,
    processors: [{ id: "ownMail" as const }, { id: "booking" as const, host: "calendly.com" }],
  };
  const [first, list] = fillSlots([paragraph, slot], es);
  expect(first).toBe(paragraph);
  expect(list).toMatchObject({ type: "list", items: { length: 2 } });
  expect(JSON.stringify(list)).toContain("Plataforma de reservas (calendly.com):");
});

test("names the payment provider with its own words", () => {
  const slot = { type: "processors" as const, processors: [{ payment: "demonstration" as const }] };
  const { name, text } = es.payments.demonstration;
  expect(fillSlots([slot], es)).toMatchObject([
    { type: "list", items: [[{ type: "strong", content: [`${name}:`] }, ` ${text}`]] },
  ]);
});

test("writes the stored data as a table in the page's language", () => {
  const entry = {
    id: "language" as const,
    name: "i18nextLng",
    kind: "local" as const,
    owner: "site" as const,
  };
  const [table] = fillSlots([{ type: "storage-table", entries: [entry] }], en);
  expect(table).toEqual({
    type: "table",
    head: [["Name"], ["What for"], ["How long"], ["Where"], ["Whose"]],
    rows: [
      [
        [{ type: "code", text: "i18nextLng" }],
        ["Remember the language you choose by hand"],
        ["Until you delete it"],
        ["Local storage"],
        ["This site; necessary"],
      ],
    ],
  });
});

test("writes dates in long form", () => {
  expect(formatDate("2026-11-20", "es")).toBe("20 de noviembre de 2026");
  expect(formatDate("2026-11-20", "en")).toBe("November 20, 2026");
});
