import { expect, it } from "vitest";
import { fitText, textWidth, wrapText } from "./text-metrics.ts";

it("cuts a text to a width, and drops it where nothing is left to read", () => {
  expect(fitText("Comunidad de Madrid", 300)).toBe("Comunidad de Madrid");
  const cut = fitText("Comunidad de Madrid", 80);
  expect(cut).toMatch(/^Comu.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(80);
  expect(fitText("Comunidad", 20)).toBe("");
});
it("leaves a figure with its unit where there is room", () => {
  expect(wrapText("5 (menos de 40 días)", 120, 2)).toEqual(["5 (menos de", "40 días)"]);
  expect(wrapText("2 pedidos", 70, 2)).toEqual(["2 pedidos"]);
  expect(wrapText("2 pedidos", 60, 2)).toEqual(["2", "pedidos"]);
});
it("leaves a range in one line where there is room", () => {
  expect(wrapText("4 (de 40 a 99 días)", 105, 2)).toEqual(["4 (de", "40 a 99 días)"]);
  expect(wrapText("Orders, 12 or more", 90, 2)).toEqual(["Orders,", "12 or more"]);
  expect(wrapText("Entre 24 y 48 horas", 90, 2)).toEqual(["Entre", "24 y 48 horas"]);
});
it("breaks a text at spaces, or not at all", () => {
  expect(wrapText("Reserva en línea", 80, 2)).toEqual(["Reserva en", "línea"]);
  expect(wrapText("Entretenimiento", 40, 2)).toEqual([]);
});
