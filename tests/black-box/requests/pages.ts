import type { Talk } from "../talk.ts";

/** Pages of both editions, and of missing addresses, which any host answers alike. */
export async function askPages(talk: Talk): Promise<void> {
  for (const path of [
    "/",
    "/servicios",
    "/servicios?utm_source=x",
    "/%73ervicios",
    "/proyectos/nps-bi",
    "/blog/categoria/an%C3%A1lisis%20de%20datos",
    "/blog",
    "/blog?page=2",
    "/blog?page=2&utm_source=x",
    "/en",
    "/en/servicios",
    "/nope",
    "/nope.css",
    "/servicios/x/y",
    "/english",
  ]) {
    await talk.ask(path);
    await talk.ask(path, { method: "HEAD" });
  }
}

/** Answers of the service alone: the English not-found page, and browsers that save data. */
export async function askEditions(talk: Talk): Promise<void> {
  for (const path of [
    "/en/nope",
    "/en/404",
    "/en/servicios/nope",
    "/404",
    "/blog?page=1",
    "/blog?page=99",
  ])
    await talk.ask(path);
  await talk.ask("/servicios", { headers: { "save-data": "on" } });
  await talk.ask("/nope", { headers: { "accept-encoding": "br" } });
  await talk.ask("/nope", { method: "HEAD", headers: { "accept-encoding": "gzip" } });
}

/** Redirects by any host. */
export async function askMoved(talk: Talk): Promise<void> {
  for (const path of ["/servicios/", "/en/servicios/", "/es", "/es/servicios", "/viejo"])
    await talk.ask(path);
}

/** Other spellings of a page's one address. */
export async function askSpellings(talk: Talk): Promise<void> {
  for (const path of [
    "/servicios/?a=1&b=%0d%0a",
    "/servicios.html",
    "/servicios/index.html",
    "/index.html",
    "/en/",
    "/en.html",
    "/Servicios?a=1",
    "/servicios//",
    "//servicios",
    "/EN/Servicios/",
    "/PROYECTOS/NPS-BI.html",
    "/viejo?a=1",
    "/es/Viejo/",
    "/blog/categoria/Power%20BI",
    "/blog/page/2",
    "/blog/page/2.html?a=1",
  ]) {
    await talk.ask(path);
    await talk.ask(path, { method: "HEAD" });
  }
}
