import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { Copy } from "../../site/copy.ts";
import { pathTo, type RouteName } from "../../site/routes.ts";
import { siteConfig } from "#folder/site.config.ts";
import { caseStudies } from "../pages/case-studies.ts";
import { readCopy } from "../pages/read-copy.ts";
import { fileResource, type Resource } from "../resource.ts";
import type { SiteSources } from "../site-sources.ts";

type CaseWords = { title: string; objective: string };
type Link = { title: string; address: string; text: string };

/** Lists `llms.txt` of each edition: a summary of the site for language models (llmstxt.org). */
export function listGuides(siteUrl: string, { blog }: Pick<SiteSources, "blog">): Resource[] {
  return locales.map((locale) => {
    const make = async () => writeGuide(siteUrl, locale, blog);
    return fileResource(`${localePrefix[locale]}/llms.txt`, make);
  });
}

async function writeGuide(siteUrl: string, locale: Locale, { source }: SiteSources["blog"]) {
  const read = async <Group extends keyof Copy>(group: Group) =>
    (await readCopy(locale, group)) as Copy[Group];
  const [hero, nav, cases, posts] = await Promise.all([
    read("hero"),
    read("nav"),
    read("caseStudies"),
    source.listPosts(locale),
  ]);
  const addressOf = (name: RouteName, params: Record<string, string> = {}) =>
    siteUrl + pathTo(localePrefix[locale], name, { params });
  const words: Partial<Record<string, object>> = cases;
  const pages = [
    { name: "services", ...(await read("servicePage")).meta },
    { name: "projects", ...(await read("projectsPage")).meta },
    { name: "consultations", ...(await read("consultations")).meta },
  ] as const;
  const sections: [string, Link[]][] = [
    [
      nav.services,
      pages.map(({ name, title, description }) => ({
        title,
        address: addressOf(name),
        text: description,
      })),
    ],
    [
      nav.projects,
      caseStudies.map(({ slug, key }) => {
        const { title, objective } = words[key] as CaseWords;
        return { title, address: addressOf("caseStudy", { slug }), text: objective };
      }),
    ],
    [
      nav.blog,
      posts.slice(0, 20).map(({ slug, title, excerpt }) => ({
        title,
        address: addressOf("blogPost", { slug }),
        text: excerpt,
      })),
    ],
  ];
  const parts = sections
    .filter(([, links]) => links.length > 0)
    .map(([title, links]) => `## ${title}\n\n${links.map(writeLink).join("\n")}`);
  return `# ${siteConfig.brand}\n\n> ${hero.meta.description}\n\n${parts.join("\n\n")}\n`;
}

function writeLink({ title, address, text }: Link): string {
  return `- [${title}](${address}): ${text}`.replaceAll(/\s+/g, " ");
}
