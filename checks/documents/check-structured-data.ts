import { fault, type Fault } from "../../generator/faults/fault.ts";
import type { PageDocument } from "./read-documents.ts";

type Node = { "@type"?: string; "@id"?: string; [property: string]: unknown };

// Required properties by type (schema.org and Google's guides).
const required: Record<string, readonly string[]> = {
  WebSite: ["name", "url", "inLanguage", "publisher"],
  ProfessionalService: ["@id", "name", "url"],
  Service: ["name", "provider"],
  Offer: ["price", "priceCurrency"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Article: ["headline", "image", "author", "inLanguage"],
  Dataset: ["name", "description", "creator"],
  BlogPosting: ["headline", "image", "datePublished", "author", "inLanguage"],
  Course: ["name", "description", "provider", "inLanguage"],
  Person: ["name"],
  Organization: ["name"],
};
const shownKeys = new Set(["name", "headline", "description"]);
const addressKeys = new Set(["url", "item", "image"]);

/** JSON-LD must use known types with all required properties, resolve its references, and state only visible facts. */
export function checkStructuredData(documents: readonly PageDocument[]): Fault[] {
  return documents.flatMap((document) => {
    const { file, structuredData } = document;
    const problems = structuredData.flatMap((json) => {
      const graph = parseGraph(json);
      if (graph === undefined) return ["the JSON-LD is no @graph of schema.org"];
      const ids = new Set(graph.map((node) => node["@id"]).filter(Boolean));
      return graph.flatMap((node) => checkNode(node, document, ids));
    });
    return [...new Set(problems)].map((detail) => fault(file, "built/data", { detail }));
  });
}

function parseGraph(json: string): Node[] | undefined {
  try {
    const data = JSON.parse(json) as Node;
    const graph = data["@graph"];
    const isKnown = data["@context"] === "https://schema.org" && Array.isArray(graph);
    return isKnown ? (graph as Node[]) : undefined;
  } catch {
    return undefined;
  }
}

function checkNode(node: Node, document: PageDocument, ids: ReadonlySet<unknown>): string[] {
  const { "@type": type, "@id": id } = node;
  // Google shows no review of a business on its own site (§2 "Testimonials").
  if (type === undefined) return ids.has(id) ? [] : [`no node has the @id ${id ?? ""}`];
  const needed = required[type];
  if (needed === undefined) return [`${type} is no type that the site may use`];
  const missing = needed.filter((key) => node[key] === undefined || node[key] === "");
  return [
    ...missing.map((key) => `${type} has no ${key}`),
    ...Object.entries(node).flatMap(([key, value]) => checkValue(key, value, document, ids)),
  ];
}

function checkValue(
  key: string,
  value: unknown,
  document: PageDocument,
  ids: ReadonlySet<unknown>,
): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) => checkValue(key, one, document, ids));
  }
  if (typeof value === "object" && value !== null) return checkNode(value as Node, document, ids);
  const text = String(value);
  const said = `${key} «${text}»`;
  if (shownKeys.has(key) && !document.text.includes(text.replaceAll(/\s+/g, " ").trim())) {
    return [`no reader sees ${said}`];
  }
  if (key === "price" && !document.text.includes(text.replace(/\.\d+$/, ""))) {
    return [`no reader sees ${said}`];
  }
  if (key === "sameAs" && !document.links.includes(text)) return [`the page does not link ${said}`];
  if (addressKeys.has(key) && !URL.canParse(text)) return [`no whole address: ${said}`];
  if (key.startsWith("date") && Number.isNaN(Date.parse(text))) return [`no date: ${said}`];
  return [];
}
