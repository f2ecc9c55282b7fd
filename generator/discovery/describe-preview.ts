import { feedPaths } from "../../contracts/paths/feed-paths.ts";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import {
  addressOf,
  describeMeta,
  describeTitle,
  findOnlyLanguage,
  type HeadElement,
  type HeadOptions,
} from "../../site/head.ts";
import type { ShareImage } from "./share-image.ts";

const openGraphLocales: Record<Locale, string> = { es: "es_ES", en: "en_US" };

const feedTypes = { atom: "application/atom+xml", json: "application/feed+json" } as const;

/** Lists the head elements for link previews and feed readers; the app does not update them when it navigates. */
export function describePreview(options: HeadOptions, image: ShareImage): HeadElement[] {
  return [
    ...listProperties(options, image).map(([name, value]) => describeMeta("property", name, value)),
    describeMeta("name", "twitter:card", "summary_large_image"),
    ...(["atom", "json"] as const).map((format): HeadElement => {
      const href = localePrefix[options.edition] + feedPaths[format];
      return { tag: "link", attributes: { rel: "alternate", type: feedTypes[format], href } };
    }),
  ];
}

function listProperties(options: HeadOptions, image: ShareImage): [string, string][] {
  const { metadata, edition, brand } = options;
  const { url, alt, width, height } = image;
  const only = findOnlyLanguage(options);
  const others = only === undefined ? locales.filter((other) => other !== edition) : [];
  const properties: [string, string | number | undefined][] = [
    ["og:title", describeTitle(options)],
    ["og:description", metadata.description],
    ["og:type", metadata.type],
    ["og:url", addressOf(options, edition)],
    ["og:image", url],
    ["og:image:alt", alt],
    ["og:image:width", width],
    ["og:image:height", height],
    ["og:site_name", brand],
    ["og:locale", openGraphLocales[only ?? edition]],
    ...others.map((other): [string, string] => ["og:locale:alternate", openGraphLocales[other]]),
    ["article:published_time", metadata.publishedTime],
    ["article:modified_time", metadata.modifiedTime],
    ["article:author", metadata.author],
    ["article:section", metadata.sections?.[0]],
    ...(metadata.sections ?? []).map((tag): [string, string] => ["article:tag", tag]),
  ];
  return properties.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}
