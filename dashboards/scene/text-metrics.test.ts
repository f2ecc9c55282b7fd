import { expect, it } from "vitest";
import { fitText, layOutEnds, spreadLabels, textWidth, wrapText } from "./text-metrics.ts";
import { placeLabels } from "./labels/place-labels.ts";

it("cuts a text to a width, and drops it where nothing is left to read", () => {
  expect(fitText("Comunidad de Madrid", 300)).toBe("Comunidad de Madrid");
  const cut = fitText("Comunidad de Madrid", 80);
  expect(cut).toMatch(/^Comu.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(80);
  expect(fitText("Comunidad", 20)).toBe("");
});
it("breaks a text at spaces, or not at all", () => {
  expect(wrapText("Reserva en línea", 80, 2)).toEqual(["Reserva en", "línea"]);
  expect(wrapText("Entretenimiento", 40, 2)).toEqual([]);
});
it("pushes labels apart without leaving the drawing", () => {
  const placed = spreadLabels([50, 52, 99], 16, [0, 100]);
  expect(placed).toEqual([50, 66, 99]);
  expect(spreadLabels([98, 99], 16, [0, 100])).toEqual([84, 100]);
});
it("tells values at the ends of lines only where all fit", () => {
  const ends = [{ name: "Tienda en línea", value: "1,11 M €" }];
  expect(layOutEnds(ends, 300).texts).toEqual(["Tienda en línea 1,11 M €"]);
  expect(layOutEnds(ends, 130).texts).toEqual(["Tienda en línea"]);
  expect(layOutEnds(ends, 60).isCut).toBe(true);
});
it("names points where neither a name nor a point is in the way", () => {
  const points = [
    { x: 50, y: 20, radius: 5, name: "Uno" },
    { x: 62, y: 20, radius: 5, name: "Dos" },
    { x: 50, y: 60, radius: 5, name: "Muy largo para este lado" },
  ];
  const bounds = { left: 0, right: 120, top: 0, bottom: 100 };
  const [one, two, long] = placeLabels(points, points, bounds);
  expect(one?.anchor).toBe("end");
  expect(two?.anchor).toBe("start");
  expect(long).toBeNull();
  const row = [60, 40, 80].map((x) => ({ x, y: 60, radius: 5, name: "Uno" }));
  expect(placeLabels([row[0]!], row, bounds)).toEqual([{ x: 60, y: 46, anchor: "middle" }]);
});
