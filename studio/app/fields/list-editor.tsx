import { useState } from "react";
import type { ListDefinition } from "../../model/list-definitions.ts";
import {
  addItem,
  listAside,
  moveItem,
  putAside,
  readItems,
  showAgain,
  writeItems,
  type ListItem,
} from "../../model/list-items.ts";
import { isObject, type Json } from "../../model/json-value.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";
import { ListItemForm } from "./list-item-form.tsx";

type ListEditorProps = { definition: ListDefinition; openAt?: string };

/** Edits, moves, hides and removes the items of a list, and shows its hidden items. */
export function ListEditor({ definition, openAt }: ListEditorProps) {
  const { values, setFiles } = useFiles();
  const { say } = useWords();
  const [announced, announce] = useState("");
  const [opened, open] = useState(openAt);
  const items = readItems(values, definition);
  const write = (next: readonly ListItem[]) => setFiles(writeItems(values, definition, next));
  const move = (from: number, to: number) => {
    write(moveItem(items, from, to));
    announce(say("moved", { name: titleOf(items[from]), place: to + 1 }));
  };
  const add = () => {
    const next = addItem(items, definition);
    open(next.at(-1)?.name);
    write(next);
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <ol className="list">
        {items.map((item, at) => (
          <ListItemForm
            key={item.name}
            definition={definition}
            at={at}
            item={item}
            title={titleOf(item) || say("newItem")}
            isOpen={opened === item.name}
            toggle={() => open(opened === item.name ? undefined : item.name)}
            move={(by) => move(at, at + by)}
            isLast={at === items.length - 1}
            hide={() => setFiles(putAside(values, definition, at))}
            remove={() => write(items.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {definition.canGrow && (
        <button type="button" className="primary" onClick={add}>
          {say("add")}
        </button>
      )}
      <HiddenItems definition={definition} />
    </>
  );
}

function HiddenItems({ definition }: { definition: ListDefinition }) {
  const { values, setFiles } = useFiles();
  const { say } = useWords();
  const aside = listAside(values, definition);
  if (aside.length === 0) return null;
  return (
    <section className="aside">
      <h2>{say("hidden")}</h2>
      <ul>
        {aside.map(({ item }, index) => (
          <li key={item.name}>
            <span>{titleOf(item)}</span>
            <button type="button" onClick={() => setFiles(showAgain(values, definition, index))}>
              {say("show", { name: titleOf(item) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names an item by its first text. */
function titleOf(item: ListItem | undefined): string {
  const named = item?.catalogue?.["initials"];
  const words = findWords(item?.es ?? "");
  const title = typeof named === "string" && named !== "" ? `${named}: ${words}` : words;
  return title.length > 70 ? `${title.slice(0, 69)}…` : title;
}

function findWords(value: Json): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return findWords(value[0] ?? "");
  if (!isObject(value)) return "";
  return findWords(
    value["question"] ??
      value["title"] ??
      Object.entries(value).find(([name]) => name !== "id" && name !== "number")?.[1] ??
      "",
  );
}
