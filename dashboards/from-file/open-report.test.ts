import { afterEach, expect, test, vi } from "vitest";
import { fileDefinitionPath } from "../../contracts/report-files.ts";
import { readText, writeSales } from "../../tests/support/from-file/read-text.ts";
import { makeRows } from "../shell/store/make-rows.ts";
import { openReport } from "./open-report.ts";
import { decodeRows, readHeader } from "./rows/decode-rows.ts";
import { encodeRows } from "./rows/encode-rows.ts";

const { proposed, packed } = await readText(writeSales());
const rows = encodeRows(packed, "2026-11-28").buffer;
const published = { definition: proposed.report, header: readHeader(rows), rows: "/x.rows" };

afterEach(() => void vi.unstubAllGlobals());

test("a report is opened of two files, and its rows are fetched when they are made", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address === fileDefinitionPath("sales")) return Response.json(published);
    return address === "/x.rows" ? new Response(rows) : new Response(null, { status: 404 });
  });
  const { report, claims } = await openReport("sales");
  expect(asked).toEqual(["/_reports/sales.definition.json"]);
  const { table } = await makeRows(report, 1);
  const values = Object.entries(table.columns).map(([id, column]) => [id, column.values]);
  expect(Object.fromEntries(values)).toEqual(decodeRows(rows));
  expect(Object.keys(claims)).toEqual(report.layout.pages[0]!.visuals.map(({ id }) => id));
  await openReport("sales");
  expect(asked).toHaveLength(2);
});

test("a lost file rejects, and is asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await expect(openReport("lost")).rejects.toThrow("/_reports/lost.definition.json answers 503");
  vi.stubGlobal("fetch", async () => Response.json(published));
  expect((await openReport("lost")).report.definition.slug).toBe("lost");
});
