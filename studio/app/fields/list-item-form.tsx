import { countMissing, formOfCopy } from "../../model/form-of-copy.ts";
import type { FormNode } from "../../model/form-node.ts";
import { formOfSchema } from "../../model/form-of-schema.ts";
import { copyFile, type ListDefinition } from "../../model/list-definitions.ts";
import type { ListItem } from "../../model/list-items.ts";
import { readAt } from "../../model/json-value.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";
import { CopyForm } from "./copy-form.tsx";
import { SchemaForm } from "./schema-form.tsx";

type ItemProps = {
  definition: ListDefinition;
  item: ListItem;
  at: number;
  title: string;
  isOpen: boolean;
  isLast: boolean;
  toggle: () => void;
  move: (by: number) => void;
  hide: () => void;
  remove: () => void;
};

export function ListItemForm({
  definition,
  item,
  at,
  title,
  isOpen,
  isLast,
  toggle,
  move,
  hide,
  remove,
}: ItemProps) {
  const { values } = useFiles();
  const { say } = useWords();
  const { group, path, catalogue, canGrow } = definition;
  // An array's items stand at a position, all others at their name.
  const isArray = Array.isArray(readAt(values[copyFile("es", definition)], path));
  const node = formOfCopy(item.es, item.en, [...path, isArray ? String(at) : item.name]);
  const missing = countMissing(node);
  return (
    <li>
      <div className="list-head">
        <button type="button" className="list-title" aria-expanded={isOpen} onClick={toggle}>
          {title}
        </button>
        {missing > 0 && <span className="badge">{say("missing", { count: missing })}</span>}
        <button
          type="button"
          disabled={at === 0}
          aria-label={say("up", { name: title })}
          onClick={() => move(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          disabled={isLast}
          aria-label={say("down", { name: title })}
          onClick={() => move(1)}
        >
          ↓
        </button>
        {canGrow && (
          <>
            <button type="button" aria-label={say("hide", { name: title })} onClick={hide}>
              ◌
            </button>
            <button type="button" aria-label={say("remove", { name: title })} onClick={remove}>
              ×
            </button>
          </>
        )}
      </div>
      {isOpen && (
        <div className="list-body">
          <div className="form values">
            {listFacts(definition).map((field) => (
              <SchemaForm
                key={field.path.join()}
                file={catalogue?.file ?? ""}
                node={field}
                path={[String(at), ...field.path]}
              />
            ))}
          </div>
          <CopyForm group={group} node={node} />
        </div>
      )}
    </li>
  );
}

/** What the owner may set beside the words: not the names that words and code know an item by. */
function listFacts({ catalogue }: ListDefinition): readonly FormNode[] {
  if (catalogue === undefined) return [];
  const form = formOfSchema(catalogue.schema);
  const isName = ({ path }: FormNode) => path.join() === "id" || path.join() === catalogue.key;
  const isFixed = ({ path }: FormNode) =>
    catalogue.file.includes("case-studies") && path.join() === "slug";
  return form.kind === "group"
    ? form.fields.filter((field) => !isName(field) && !isFixed(field))
    : [];
}
