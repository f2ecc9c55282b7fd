import { readFile } from "node:fs/promises";
import type { Locale } from "../../contracts/locale.ts";

const groups = [
  "nav",
  "hero",
  "about",
  "services",
  "projects",
  "workValues",
  "testimonials",
  "social",
  "contact",
  "footer",
];

/**
 * Renders the reference page: the words of the home page in hand-written HTML, with little CSS, system fonts and no
 * script.
 */
export async function renderReferencePage(locale: Locale): Promise<string> {
  const sections = await Promise.all(
    groups.map(async (group) => {
      const copy: unknown = JSON.parse(
        await readFile(`demo/content/copy/${locale}/${group}.json`, "utf8"),
      );
      return `<section id="${group}">${renderTexts(copy)}</section>`;
    }),
  );
  const portrait =
    '<img src="/images/portrait.svg" alt="" width="500" height="600" loading="lazy">';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zero-JavaScript page of the same content</title>
<meta name="description" content="The words of the home page in hand-written HTML, as the reference to measure against.">
<style>
body{margin:0 auto;max-width:60rem;padding:1.25rem;background:#14110d;color:#f4eee2;font:1.0625rem/1.55 system-ui,sans-serif}
h1{font:400 3.4rem/1 Georgia,serif;margin:2rem 0}
section{padding:2.5rem 0;border-top:1px solid #352f27}
p{color:#bdb3a4;max-width:36rem}
img{max-width:100%;height:auto}
a{color:inherit}
</style>
</head>
<body>
<main>
<h1>${locale === "es" ? "Convierto tus datos en decisiones estratégicas" : "I turn your data into strategic decisions"}</h1>
${sections.join("\n")}
${portrait}
<details><summary>${locale}</summary><p>${locale}</p></details>
<p><a href="/${locale === "es" ? "en" : "es"}">${locale === "es" ? "English" : "Español"}</a></p>
</main>
</body>
</html>
`;
}

function renderTexts(value: unknown): string {
  if (typeof value === "string")
    return `<p>${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(renderTexts).join("");
}
