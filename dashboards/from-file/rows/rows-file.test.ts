import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTable } from "../../query/table/table.ts";
import { dictionary, readLimits, type ColumnDeclaration } from "../../query/table/column.ts";
import { decodeRows, readHeader } from "./decode-rows.ts";
import { encodeRows, type PackedColumn } from "./encode-rows.ts";

const declarations: fc.Arbitrary<ColumnDeclaration> = fc.oneof(
  fc
    .record({ min: fc.integer(), span: fc.nat(2 ** 31 - 1), hasBlanks: fc.boolean() })
    .map(({ min, span, hasBlanks }) => ({
      kind: "integer" as const,
      min,
      max: Math.min(min + span, 2 ** 31 - 2),
      scale: 100,
      hasBlanks,
    })),
  fc
    .record({ first: fc.integer({ min: -50_000, max: 50_000 }), days: fc.nat(5000) })
    .map(({ first, days }) => ({ kind: "day" as const, first, last: first + days })),
  fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 400 }).map((labels) => dictionary(labels)),
);

const columns: fc.Arbitrary<Record<string, PackedColumn>> = fc
  .tuple(fc.nat(40), fc.array(declarations, { minLength: 1, maxLength: 6 }))
  .chain(([rowCount, declared]) =>
    fc
      .tuple(
        ...declared.map((declaration) => {
          const { min, max } = readLimits(declaration);
          const numbers = { minLength: rowCount, maxLength: rowCount };
          return fc.array(fc.integer({ min, max }), numbers);
        }),
      )
      .map((values) =>
        Object.fromEntries(
          declared.map((declaration, at) => [
            `c${String(at)}`,
            { declaration, values: values[at]! },
          ]),
        ),
      ),
  );

test("columns come out of a file as they went in, in the engine's types", () => {
  fc.assert(
    fc.property(columns, (packed) => {
      const file = encodeRows(packed, "2026-11-28").buffer;
      const header = readHeader(file);
      const decoded = decodeRows(file);
      expect(header.taken).toBe("2026-11-28");
      for (const [name, { values }] of Object.entries(packed)) {
        expect([...decoded[name]!]).toEqual(values);
      }
      expect(createTable(header.columns, decoded).rowCount).toBe(header.rowCount);
    }),
    { numRuns: 300, seed: 31 },
  );
});

test("the narrowest integers hold a column", () => {
  const file = encodeRows(
    {
      small: { declaration: dictionary(["a", "b"]), values: [0, 1] },
      wide: { declaration: { kind: "day", first: 19_000, last: 19_300 }, values: [19_000, 19_300] },
    },
    "2026-11-28",
  );
  expect(readHeader(file.buffer).columns).toMatchObject({
    small: { bytes: 1 },
    wide: { bytes: 2, least: 19_000 },
  });
});

test("another file is not read as rows", () => {
  const other = new TextEncoder().encode("Fecha;Importe\n1/2/2024;3").buffer;
  expect(() => readHeader(other)).toThrow("make it again from its source");
  expect(() => readHeader(new ArrayBuffer(3))).toThrow("make it again from its source");
});
