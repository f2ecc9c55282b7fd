import { afterEach, describe, expect, it } from "vitest";
import { checkDist } from "./check-dist.ts";
import { describeFaults } from "../generator/faults/describe-faults.ts";
import { makeProject, type Project } from "../tests/support/make-project.ts";

type Page = { lang?: string; title?: string; description?: string; head?: string; body?: string };

let project: Project;

function page({ lang = "es", title = "", description = "", head = "", body = "" }: Page): string {
  const meta = `<title>${title}</title><meta name="description" content="${description}">`;
  return `<!doctype html><html lang="${lang}"><head>${meta}${head}</head><body>${body}</body></html>`;
}

async function check(changes: Record<string, string> = {}): Promise<string> {
  const services = page({ title: "B", description: "b", body: '<h1 id="services">B</h1>' });
  const canonical = '<link rel="canonical" href="https://site.example/">';
  const fonts = "<style>@font-face{src:url(/assets/a.woff2)}</style>";
  project = await makeProject({
    "index.html": page({
      title: "A",
      description: "a",
      head: canonical + fonts,
      body: `<h1>A</h1><a href="/servicios#services">s</a><a href="#top">t</a><a href="/en">e</a>
        <a href="https://example.com/none">x</a><a href="mailto:a@b.c">m</a>
        <img src="/images/a.svg" srcset="/images/a.svg 1x, /images/b.svg 2x">`,
    }),
    "servicios.html": services,
    "servicios/index.html": services,
    "en.html": page({ lang: "en", title: "A", description: "a", body: "<h1>A</h1>" }),
    "assets/a.woff2": "x",
    "images/a.svg": "<svg/>",
    "images/b.svg": "<svg/>",
    ...changes,
  });
  return describeFaults(await checkDist(project.root)).join("\n");
}

async function checkGraph(...graph: object[]): Promise<string> {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  const body = `<h1>C</h1><p>Una hora <b>por</b> 100 €</p><script type="application/ld+json">${json}</script>`;
  return check({ "c.html": page({ title: "C", description: "c", body }) });
}

afterEach(async () => project.remove());

describe("checkDist", () => {
  it("finds nothing in a sound site", async () => {
    expect(await check()).toBe("");
  });

  it("says so when there is no site", async () => {
    project = await makeProject({ "robots.txt": "" });
    expect(describeFaults(await checkDist(project.root))).toEqual([
      `${project.root}: no documents. Build the site first.`,
    ]);
  });

  it("names files that blocking lists would keep from visitors", async () => {
    const found = await check({
      "assets/consent-banner-BE1Rjjk9.js": "x",
      "assets/top-ad-1a2b.css": "x",
      "assets/206ad91bea9b.js": "x",
      "assets/entry-browser-75e16a41.js": "x",
    });
    expect(found).toMatch(
      /^assets\/consent-banner-BE1Rjjk9\.js, assets\/top-ad-1a2b\.css: blocking lists/,
    );
  });

  it("follows every link, also to the site's own address", async () => {
    const body = `<h1>C</h1><a href="/nothing">1</a><a href="/servicios#contact">2</a>
      <a href="https://site.example/en/none">3</a><a href="/servicios/?page=2">4</a>`;
    const found = await check({ "c.html": page({ title: "C", description: "c", body }) });
    expect(found).toContain("c.html: a link leads to no page: /nothing");
    expect(found).toContain("c.html: a link leads to no element: /servicios#contact");
    expect(found).toContain("c.html: a link leads to no page: https://site.example/en/none");
    expect(found.split("\n")).toHaveLength(3);
  });

  it("looks for every picture, script, font and share image", async () => {
    const head = `<style>@font-face{src:url("/assets/none.woff2")}</style>
      <script data-modules="/assets/none.js"></script>
      <meta property="og:image" content="https://site.example/share/none.png">`;
    const body = `<h1>C</h1><picture><source srcset="/images/none.svg"><img src="/images/none.png"></picture>
      <iframe src="/dashboards/none/"></iframe>`;
    const found = await check({ "c.html": page({ title: "C", description: "c", head, body }) });
    for (const file of [
      "/assets/none.woff2",
      "/assets/none.js",
      "https://site.example/share/none.png",
      "/images/none.svg",
      "/images/none.png",
      "/dashboards/none/",
    ]) {
      expect(found).toContain(`c.html: a file is missing: ${file}.`);
    }
  });

  it("wants one heading, a title, a description and the right language", async () => {
    const found = await check({
      "en/c.html": page({ body: "<h1>C</h1><h1>D</h1>" }),
      "d.html": page({ title: "D", description: "d" }),
    });
    expect(found).toContain('en/c.html: the language is "es". Make <html lang> "en".');
    expect(found).toContain("en/c.html: no title");
    expect(found).toContain("en/c.html: no description");
    expect(found).toContain("en/c.html: 2 <h1>");
    expect(found).toContain("d.html: 0 <h1>");
  });

  it("wants titles and descriptions of their own in an edition, but for hidden pages", async () => {
    const twin = { title: "A", description: "a", body: "<h1>A</h1>" };
    const found = await check({
      "c.html": page(twin),
      "d.html": page({ ...twin, head: '<meta name="robots" content="noindex">' }),
    });
    expect(found).toContain("index.html: the title is that of c.html: «A»");
    expect(found).toContain("index.html: the description is that of c.html: «a»");
    expect(found).not.toContain("d.html");
  });

  it("wants titles that are shown whole", async () => {
    const title = "Un título que no cabe entero en la página de resultados de un buscador";
    const found = await check({ "c.html": page({ title, description: "c", body: "<h1>C</h1>" }) });
    expect(found).toContain("c.html: the title has 70 characters");
  });

  it("wants JSON-LD of known types that says what a reader sees", async () => {
    const business = {
      "@type": "ProfessionalService",
      "@id": "/#b",
      name: "C",
      url: "https://a.es/",
    };
    const offer = { "@type": "Offer", price: 100, priceCurrency: "EUR" };
    const service = { "@type": "Service", name: "Una hora por", provider: { "@id": "/#b" } };
    expect(await checkGraph(business, { ...service, offers: offer })).toBe("");
    await project.remove();
    const found = await checkGraph(
      { ...service, name: "Dos horas", offers: { ...offer, price: 90 } },
      { "@type": "Review", name: "C" },
      { "@type": "BlogPosting", headline: "C", image: "/a.png", datePublished: "ayer" },
    );
    for (const problem of [
      "no reader sees name «Dos horas»",
      "no reader sees price «90»",
      "no node has the @id /#b",
      "Review is no type that the site may use",
      "BlogPosting has no author",
      "no whole address: image «/a.png»",
      "no date: datePublished «ayer»",
    ]) {
      expect(found).toContain(`c.html: ${problem}`);
    }
  });

  it("finds what the policy forbids, ids used twice and places not filled in", async () => {
    const body = `<h1 style="color:red">C</h1><p onclick="x()" id="a">{{name}}</p>
      <p id="a" title="{{title}}">x</p><script type="application/json">{"text":"{{n}} de"}</script>`;
    const found = await check({ "c.html": page({ title: "C", description: "c", body }) });
    expect(found).toContain("c.html: style on <h1>");
    expect(found).toContain("c.html: onclick on <p>");
    expect(found).toContain('c.html: the id "a" occurs twice');
    expect(found).toContain("c.html: a place is not filled in: «{{name}}»");
    expect(found).toContain("c.html: a place is not filled in: «{{title}}»");
    expect(found).not.toContain("{{n}}");
  });
});
