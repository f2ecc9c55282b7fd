import { expect, it } from "vitest";
import { placeLabels } from "./place-labels.ts";

it("names points where neither a name nor a point is in the way", () => {
  const points = [
    { x: 50, y: 20, radius: 5, name: "Uno" },
    { x: 62, y: 20, radius: 5, name: "Dos" },
    { x: 50, y: 60, radius: 5, name: "Muy largo para este lado" },
  ];
  const bounds = { left: 0, right: 120, top: 0, bottom: 100 };
  const [one, two, long] = placeLabels(points, { spots: points }, bounds);
  expect(one?.anchor).toBe("end");
  expect(two?.anchor).toBe("start");
  expect(long).toBeNull();
  const row = [60, 40, 80].map((x) => ({ x, y: 60, radius: 5, name: "Uno" }));
  expect(placeLabels([row[0]!], { spots: row }, bounds)).toEqual([
    { x: 60, y: 46, anchor: "middle" },
  ]);
});
it("a name that is needed may stand a line further off", () => {
  const points = [60, 56, 64].map((x) => ({
    x,
    y: 50,
    radius: 5,
    isNeeded: true,
    name: "Marcado",
  }));
  const bounds = { left: 10, right: 110, top: 0, bottom: 100 };
  expect(placeLabels(points, { spots: points }, bounds).filter((place) => place === null)).toEqual(
    [],
  );
});

it("names all of a crowd that are needed, in the order that covers least", () => {
  const crowd = [
    { x: 334, y: 235, name: "Papel A4" },
    { x: 308, y: 282, name: "Tóner negro" },
    { x: 289, y: 250, name: "Silla de oficina" },
    { x: 270, y: 272, name: "Pack de tinta" },
    { x: 248, y: 255, name: "Impresora láser" },
  ].map(({ x, y, name }) => ({ x, y, name, radius: 5, isNeeded: true }));
  const bounds = { left: 0, right: 360, top: 0, bottom: 294 };
  expect(placeLabels(crowd, { spots: crowd }, bounds).filter((place) => place === null)).toEqual(
    [],
  );
});
