import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { KeptTogether } from "./kept-together.tsx";

function listKept(text: string): string[] {
  const html = renderToString(<KeptTogether text={text} />);
  return [...html.matchAll(/<span class="kept">([^<]*)<\/span>/g)].map(([, kept]) => kept!);
}

it("keeps ranges, codes and figures with their units in one line", () => {
  expect(listKept("De 15–17 h a 40-49 años, en R-109 y 2,05 de 5")).toEqual([
    "15–17 h",
    "40-49",
    "R-109",
    "2,05 de 5",
  ]);
  expect(listKept("Ventas: 5,38 M €; 400 mil €, −1,7 puntos, 12 puntosos")).toEqual([
    "5,38 M €",
    "400 mil €",
    "−1,7 puntos",
  ]);
});

it("leaves words and lone figures free to wrap, and changes no letter", () => {
  const text = "Cinco productos de 60 en 2024, antes-después";
  expect(listKept(text)).toEqual([]);
  expect(renderToString(<KeptTogether text={text} />).replaceAll("<!-- -->", "")).toBe(text);
});
