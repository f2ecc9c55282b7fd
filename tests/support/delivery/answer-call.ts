import type { Content, StoredEntity } from "./content-model.ts";
import { DeliveryError, refuseQuery } from "./delivery-error.ts";
import { gatherIncludes } from "./gather-includes.ts";
import { presentEntity, type Kind, type Presented } from "./present-entity.ts";
import { readLocale, readQuery } from "./read-query.ts";
import { selectEntities } from "./select-entities.ts";

export type Call = { space: string; path: string; parameters: URLSearchParams };

type Item = Presented | undefined;

/** Answers a read of the delivery API as the recorded service does; throws a `DeliveryError`. */
export function answerCall(content: Content, call: Call): object {
  const [collection = "", id] = call.path.split("/");
  if (collection === "entries") return answerEntities("Entry", id, content, call);
  if (collection === "assets") return answerEntities("Asset", id, content, call);
  if (collection === "content_types")
    return id === undefined ? list([describeType(content)]) : describeType(content, id);
  if (collection === "locales") return list([describeLocale("es"), describeLocale("en")], 1000);
  if (collection === "tags" && id === undefined) return list([]);
  if (collection === "sync") return answerSync(content, call);
  throw new DeliveryError(404, "NotFound");
}

function answerEntities(kind: Kind, id: string | undefined, content: Content, call: Call): object {
  const { space, parameters } = call;
  const stored = kind === "Entry" ? content.entries : content.assets;
  if (id !== undefined)
    return present(
      stored.find((entity) => entity.id === id),
      kind,
      call,
    );
  const query = readQuery(parameters, content.fields);
  const found = selectEntities(stored, content, query);
  const { skip, limit } = query;
  const items = found
    .slice(skip, skip + limit)
    .map((entity) => presentEntity(kind, entity, { ...query, space }));
  const linked = gatherIncludes(items, content, { ...query, space });
  return { sys: { type: "Array" }, total: found.length, skip, limit, items, ...linked };
}

function present(entity: StoredEntity | undefined, kind: Kind, call: Call): Presented {
  for (const name of call.parameters.keys()) {
    if (name !== "locale" && name !== "access_token") throw refuseQuery("unknown", name);
  }
  if (entity === undefined) throw new DeliveryError(404, "NotFound");
  const locale = readLocale(call.parameters.get("locale"));
  return presentEntity(kind, entity, { locale, space: call.space });
}

function answerSync({ entries, assets }: Content, { space, parameters }: Call): object {
  const isLater = parameters.has("sync_token");
  const view = { locale: "*", space } as const;
  const items: Item[] = isLater
    ? []
    : [
        ...entries.map((entity) => presentEntity("Entry", entity, view)),
        ...assets.map((entity) => presentEntity("Asset", entity, view)),
      ];
  return {
    sys: { type: "Array" },
    items,
    nextSyncUrl: "https://cdn.example/sync?sync_token=later",
  };
}

function describeType({ fields }: Content, id = "blogPost"): object {
  if (id !== "blogPost") throw new DeliveryError(404, "NotFound");
  return {
    sys: { type: "ContentType", id, revision: 1 },
    displayField: "title",
    name: "Blog post",
    description: "",
    fields: fields.map((field) => ({ ...field, required: false, disabled: false, omitted: false })),
  };
}

function describeLocale(code: "es" | "en"): object {
  const isDefault = code === "es";
  return {
    code,
    name: isDefault ? "Spanish" : "English",
    default: isDefault,
    fallbackCode: isDefault ? null : "es",
    sys: { id: `locale-${code}`, type: "Locale", version: 1 },
  };
}

function list(items: object[], limit = 100): object {
  return { sys: { type: "Array" }, total: items.length, skip: 0, limit, items };
}
