import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { compareBuilds, describeChanges, type PageChange } from "./compare-builds.ts";

const page = (title: string, text: string, code = "a") =>
  `<title data-head>${title}</title><main id="${code}"><p>${text}</p><script>${code}</script></main>`;

let site: Awaited<ReturnType<typeof makeProject>>;
beforeEach(async () => {
  site = await makeProject({
    "before/index.html": page("Inicio", "Hola"),
    "before/servicios.html": page("Servicios", "Uno"),
    "before/servicios/index.html": page("Servicios", "Uno"),
    "before/blog/a.html": page("A", "Texto"),
    "before/contacto.html": page("Contacto", "Escribe"),
    "before/caso.html": page("Caso", "Un 20,4 % de 1.200 €<b>Fin</b>"),
    "before/dibujo.html": page("Dibujo", "<svg><path d='M0 0'/></svg>"),
    "after/index.html": page("Inicio", "Hola", "b"),
    "after/servicios.html": page("Servicios", "Dos"),
    "after/contacto.html": page("Escríbeme", "Escribe"),
    "after/caso.html": page("Caso", "Un 9,3 % de 1.200 €<b>Fin</b>"),
    "after/dibujo.html": page("Dibujo", "<svg><path d='M1 0'/></svg>"),
    "after/en.html": page("Home", "Hello"),
  });
});
afterEach(async () => site.remove());

const change = (path: string, differences: Partial<PageChange>): PageChange => ({
  path,
  figures: [],
  gone: [],
  added: [],
  isDrawnAnew: false,
  ...differences,
});

test("says which pages have other words, figures or drawings, are new or are lost, whatever their code", async () => {
  const changes = await compareBuilds(`${site.root}/before`, `${site.root}/after`);
  expect(changes?.changed.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    change("/caso", { figures: [{ from: "20,4 %", to: "9,3 %" }] }),
    change("/contacto", { gone: ["Contacto"], added: ["Escríbeme"] }),
    change("/dibujo", { isDrawnAnew: true }),
    change("/servicios", { gone: ["Uno"], added: ["Dos"] }),
  ]);
  expect(changes).toMatchObject({ added: ["/en"], lost: ["/blog/a"], before: 6 });
  expect(await compareBuilds(`${site.root}/none`, `${site.root}/after`)).toBeUndefined();
});

test("describes the changes in a line", () => {
  const one = { changed: [change("/servicios", {})], added: ["/en"], lost: ["/blog/a"], before: 3 };
  expect(describeChanges(one)).toBe(
    "Pages beside the build before: 1 changed (/servicios), 1 new (/en), 1 lost (/blog/a).",
  );
  const changed = "/a /b /c /d /e /f /g".split(" ").map((path) => change(path, {}));
  expect(describeChanges({ changed, added: [], lost: [], before: 7 })).toBe(
    "Pages beside the build before: 7 changed (/a, /b, /c, /d, /e, …), 0 new, 0 lost.",
  );
});
