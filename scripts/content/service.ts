import services from "#folder/content/catalogue/services.json" with { type: "json" };
import { categorySlug } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { editCatalogue } from "./edit-catalogue.ts";
import { editJson } from "./edit-json.ts";
import { refusal } from "./refusal.ts";
import { ask } from "./unwritten.ts";

type Names = Record<Locale, string>;
type Items = Record<string, { title: string; description?: string; cta?: string }>;
type Homes = { services: { items: Items }; servicePage: { selector: { items: Items } } };

const description = ask("Qué hago y qué te llevas.", "What I do and what you get.");
const action = ask("Qué hace el botón", "What the button does");

/** Adds a service to the home page and to that of services, in both languages. */
export async function newService(names: Names): Promise<string> {
  const id = categorySlug(names.es);
  if (id === "") throw refusal("name-letters");
  if (services.some((one) => one.id === id)) throw refusal("service-exists", { id });
  await editCatalogue("services", (all) => [
    ...all,
    { id, drawing: "project", leadsTo: "contact" },
  ]);
  await editItems((items, locale) => {
    items[id] = {
      title: names[locale],
      description: description[locale],
      cta: action[locale],
    };
  });
  return `"${names.es}" (${names.en}) is the last of ${String(services.length + 1)} services.
Write what begins with ✎: content/copy/{es,en}/services.json ("items.${id}") and servicePage.json ("selector.items.${id}").
Their order, and where each leads ("contact", "consultations", "course"): content/catalogue/services.json.`;
}

export async function renameService(id: string, names: Names): Promise<string> {
  requireService(id);
  await editItems((items, locale) => {
    const item = items[id];
    if (item !== undefined) item.title = names[locale];
  });
  return `"${id}" is called "${names.es}" (${names.en}) now, on the home page and on that of services.`;
}

export async function removeService(id: string): Promise<string> {
  requireService(id);
  if (services.length === 1) throw refusal("service-only");
  await editCatalogue("services", (all) => all.filter((one) => one.id !== id));
  await editItems((items) => void delete items[id]);
  return `"${id}" is gone from the home page and from that of services.`;
}

async function editItems(edit: (items: Items, locale: Locale) => void): Promise<void> {
  for (const locale of locales) {
    const folder = `content/copy/${locale}`;
    await editJson<Homes["services"]>(`${folder}/services.json`, ({ items }) =>
      edit(items, locale),
    );
    await editJson<Homes["servicePage"]>(`${folder}/servicePage.json`, ({ selector }) =>
      edit(selector.items, locale),
    );
  }
}

function requireService(id: string): void {
  if (services.some((one) => one.id === id)) return;
  const known = services.map((one) => one.id).join(", ");
  throw refusal("service-unknown", { id, known });
}
