import { expect, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { compareBuilds, describeChanges } from "./compare-builds.ts";

const page = (title: string, text: string, code = "a") =>
  `<title data-head>${title}</title><main id="${code}"><p>${text}</p><script>${code}</script></main>`;

test("says which pages have other words, are new or are lost, whatever their code", async () => {
  const site = await makeProject({
    "before/index.html": page("Inicio", "Hola"),
    "before/servicios.html": page("Servicios", "Uno"),
    "before/servicios/index.html": page("Servicios", "Uno"),
    "before/blog/a.html": page("A", "Texto"),
    "after/index.html": page("Inicio", "Hola", "b"),
    "after/servicios.html": page("Servicios", "Dos"),
    "before/contacto.html": page("Contacto", "Escribe"),
    "after/contacto.html": page("Escríbeme", "Escribe"),
    "after/en.html": page("Home", "Hello"),
  });
  const changes = await compareBuilds(`${site.root}/before`, `${site.root}/after`);
  expect(changes).toEqual({
    changed: expect.arrayContaining(["/servicios", "/contacto"]) as string[],
    added: ["/en"],
    lost: ["/blog/a"],
  });
  expect(describeChanges({ ...changes!, changed: ["/servicios"] })).toBe(
    "Pages beside the build before: 1 changed (/servicios), 1 new (/en), 1 lost (/blog/a).",
  );
  const many = { changed: "/a /b /c /d /e /f /g".split(" "), added: [], lost: [] };
  expect(describeChanges(many)).toBe(
    "Pages beside the build before: 7 changed (/a, /b, /c, /d, /e, …), 0 new, 0 lost.",
  );
  expect(await compareBuilds(`${site.root}/none`, `${site.root}/after`)).toBeUndefined();
  await site.remove();
});
