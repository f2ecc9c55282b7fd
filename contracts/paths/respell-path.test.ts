import { expect, test } from "vitest";
import { respellPath } from "./respell-path.ts";

test.each([
  ["/", "/"],
  ["/servicios", "/servicios"],
  ["/Servicios", "/servicios"],
  ["/servicios/", "/servicios"],
  ["//servicios", "/servicios"],
  ["/servicios.html", "/servicios"],
  ["/servicios/index.html", "/servicios"],
  ["/index.html", "/"],
  ["/es", "/"],
  ["/es/", "/"],
  ["/es/blog/elegir-cinco-kpi", "/blog/elegir-cinco-kpi"],
  ["/esto", "/esto"],
  ["/EN", "/en"],
  ["/en/Proyectos/Soporte-BI", "/en/proyectos/soporte-bi"],
  ["/blog/categoria/Power BI", "/blog/categoria/power-bi"],
  ["/blog/categoria/Power%20BI", "/blog/categoria/power-bi"],
  ["/en/blog/categoria/Visualización", "/en/blog/categoria/visualizacion"],
])("%s is a spelling of %s", (asked, known) => {
  expect(respellPath(asked)).toBe(known);
});
