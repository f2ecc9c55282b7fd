import { countMissing, formOfCopy } from "../../model/form-of-copy.ts";
import type { FormNode } from "../../model/form-node.ts";
import { formOfSchema } from "../../model/form-of-schema.ts";
import { copyFile, type ListDefinition } from "../../model/list-definitions.ts";
import type { ListItem } from "../../model/list-items.ts";
import { asText, readAt } from "../../model/json-value.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";
import { ContentActions } from "./content-actions.tsx";
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

export function ListItemForm(props: ItemProps) {
  const { definition, item, at, title, isOpen, toggle } = props;
  const { values } = useFiles();
  const { say } = useWords();
  const { group, path, catalogue } = definition;
  // Items of an array have a position, others a name.
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
        <ItemButtons {...props} />
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
          {definition.id === "cases" && (
            <ContentActions kind="case" name={asText(item.catalogue?.["slug"])} />
          )}
        </div>
      )}
    </li>
  );
}

function ItemButtons({ definition, at, title, isLast, move, hide, remove }: ItemProps) {
  const { say } = useWords();
  const buttons = [
    { word: "up", sign: "↑", isOff: at === 0, act: () => move(-1) },
    { word: "down", sign: "↓", isOff: isLast, act: () => move(1) },
    { word: "hide", sign: "◌", isOff: false, act: hide },
    { word: "remove", sign: "×", isOff: false, act: remove },
  ] as const;
  return buttons.slice(0, definition.canGrow ? 4 : 2).map(({ word, sign, isOff, act }) => {
    const name = say(word, { name: title });
    return (
      <button
        key={word}
        type="button"
        disabled={isOff}
        aria-label={name}
        title={name}
        onClick={act}
      >
        {sign}
      </button>
    );
  });
}

/** Lists the catalogue fields that the owner may edit; ids and keys are fixed. */
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
