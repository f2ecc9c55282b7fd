import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { KeptTogether } from "./kept-together.tsx";

function write(text: string): string {
  return renderToString(<KeptTogether text={text} />)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<span class="kept">([^<]*)<\/span>/g, "[$1]")
    .replaceAll("\u00A0", "_");
}

it("keeps ranges, codes and figures with their units in one line", () => {
  expect(write("De 15–17 h a 40-49 años, en R-109 y 2,05 de 5")).toBe(
    "De [15–17_h] a [40-49] años, en [R-109] y 2,05_de_5",
  );
  expect(write("Ventas: 5,38 M €; 400 mil €, −1,7 puntos")).toBe(
    "Ventas: 5,38_M_€; 400_mil_€, −1,7_puntos",
  );
});

it("leaves words and lone figures free to wrap", () => {
  const text = "Cinco productos de 60 en 2024, antes-después; 12 puntosos";
  expect(write(text)).toBe(text);
});

it("breaks no range in words and no quarter, and leaves “or more” with its figure", () => {
  expect(write("de 24 y 48 horas; 25 días o más (12 o más), 5 a 11; veces o más")).toBe(
    "de 24 y 48 horas; 25_días_o_más (12_o_más), 5_a_11; veces_o_más",
  );
  expect(write("24 to 48 hours, 12 or more, Q4 2025; T2 2024 y 1.500 km, 9 meses")).toBe(
    "24_to_48 hours, 12_or_more, Q4_2025; T2_2024 y 1.500_km, 9_meses",
  );
});
