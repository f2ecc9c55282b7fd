import { expect, test } from "vitest";
import { lowerFirst } from "./lower-first.ts";
import { nameAlone } from "./name-alone.ts";

const numbers = {
  kind: "numbers",
  size: 1,
  starts: [30],
  end: 40,
  isOpenBelow: false,
  isOpenAbove: false,
} as const;
const labels = { kind: "labels", size: 1, labels: ["x"] } as const;

test("a number says what it is of, a name does not", () => {
  expect(nameAlone(numbers, { name: "Edad" }, "30–39")).toBe("Edad 30–39");
  expect(nameAlone(numbers, { name: "Edad" }, "menos de 12")).toBe("Edad menos de 12");
  expect(nameAlone(labels, { name: "Altura" }, "2")).toBe("Altura 2");
  expect(nameAlone(labels, { name: "Sexo" }, "Mujeres")).toBe("Mujeres");
});

test("in a sentence a name begins small, unless it is spelled otherwise", () => {
  expect(["Pasajeros", "NPS por zona", "Wi-Fi rating"].map(lowerFirst)).toEqual([
    "pasajeros",
    "NPS por zona",
    "Wi-Fi rating",
  ]);
});
