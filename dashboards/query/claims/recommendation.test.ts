import { expect, test } from "vitest";
import { dictionary, integer } from "../table/column.ts";
import { createTable } from "../table/table.ts";
import { recommendFor, type Recommend } from "./recommendation.ts";

const columns = {
  kind: dictionary(["bolt", "nut"], [{ id: "size", labels: ["small", "large"], of: [0, 1] }]),
  amount: integer(0, 100),
};
const count = 40;
const table = createTable(columns, {
  kind: Uint8Array.from({ length: count }, (_, row) => row % 2),
  amount: Uint8Array.from({ length: count }, (_, row) => row),
});

const recommend: Recommend = ({ rows, column, code, level, isFiltered, addUp, whole }) => {
  if (isFiltered("kind")) return {};
  const [kind, { of, labels }] = [column("kind"), level("kind", "size")];
  const nuts = rows.filter((row) => kind[row] === code("kind", "nut"));
  const large = rows.filter((row) => labels[of[kind[row]!]!] === "large");
  const finding = { nuts: whole(nuts.length), large: whole(large.length) };
  const action = { sum: whole(addUp(nuts, (row) => column("amount")[row]!)) };
  return { finding, action, scenario: { cap: 1 } };
};

function firstRows(number: number): Uint32Array {
  return Uint32Array.from({ length: number }, (_, row) => row);
}

test("gives the numbers of both sentences for the rows that are left", () => {
  const { finding, action, scenario } = recommendFor(recommend, table, firstRows(30), ["amount"]);
  expect(finding).toMatchObject({ nuts: { value: 15 }, large: { value: 15 } });
  expect(action).toMatchObject({ sum: { value: 225 } });
  expect(scenario).toEqual({ cap: 1 });
});

const withLever: Recommend = ({ whole, lever, along }) => {
  const bolts = lever({ min: 2, max: 9, step: 1, start: 4 }, whole);
  const gain = 7 - bolts.at.value;
  return {
    finding: {},
    action: gain > 0 ? { gain: whole(gain) } : undefined,
    lever: along(bolts, (at) => whole(7 - at)),
    scenario: { cap: 1 },
  };
};

function ask(set?: number) {
  return recommendFor(withLever, table, firstRows(30), [], set);
}

test("a lever keeps within its range, and stays where what it gives is no gain", () => {
  expect(ask().lever?.results.map(({ value }) => value)).toEqual([5, 4, 3, 2, 1, 0, -1, -2]);
  expect(ask()).toMatchObject({ action: { gain: { value: 3 } }, lever: { at: { value: 4 } } });
  expect(ask(0)).toMatchObject({ action: { gain: { value: 5 } }, lever: { at: { value: 2 } } });
  expect(ask(100)).toEqual({ finding: {}, lever: expect.objectContaining({ max: 9 }) as unknown });
});

const withPart: Recommend = ({ whole, inPercent, lever, along }) => {
  const at = lever({ min: 0.05, max: 0.34, step: 0.1, start: 0.15 }, inPercent);
  return { finding: { rows: whole(30) }, action: { rows: whole(30) }, lever: along(at, whole) };
};

test.each([
  [undefined, 0.15],
  [0, 0.05],
  [0.16, 0.15],
  [0.26, 0.25],
  [9, 0.25],
])("a lever set to %s in an address moves to %s, a step of its slider", (set, expected) => {
  const { lever } = recommendFor(withPart, table, firstRows(30), [], set);
  expect(lever?.at.value).toBe(expected);
});

test("says no action of fewer than thirty rows, and nothing where its column is filtered", () => {
  expect(recommendFor(recommend, table, firstRows(29), [])).toEqual({
    finding: expect.anything() as unknown,
  });
  expect(recommendFor(recommend, table, firstRows(30), ["kind"])).toEqual({});
});

test.each([
  [{ nuts: 1 }, {}],
  [{ nuts: Number.NaN }, {}],
  [{ share: 0.004 }, {}],
  [{ share: 0.996 }, {}],
  [{ nuts: 0, share: 0.5 }, { finding: {} }],
])("says a finding of %o only where its words are right", (numbers, said) => {
  const result = recommendFor(
    ({ whole, inPercent }) => ({
      finding: Object.fromEntries(
        Object.entries(numbers).map(([place, value]) => [
          place,
          place === "share" ? inPercent(value) : whole(value),
        ]),
      ),
    }),
    table,
    firstRows(30),
    [],
  );
  expect(Object.keys(result)).toEqual(Object.keys(said));
});

const wrong: Recommend = ({ code }) => {
  code("kind", "screw");
  return {};
};

test("throws for a label that the column lacks", () => {
  expect(() => recommendFor(wrong, table, firstRows(30), [])).toThrow(/"kind" lacks/);
});
