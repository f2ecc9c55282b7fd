import type { FormNode } from "../../model/form-node.ts";
import { isObject, type Json, type Path } from "../../model/json-value.ts";
import { useFiles, useProblems } from "../use-files.ts";
import { useWords } from "../words.ts";
import { fieldId } from "./field-frame.tsx";
import { ValueField } from "./value-field.tsx";

type SchemaFormProps = { file: string; node: FormNode; path?: Path };

/** Edits untranslated values; for an item of a list, `path` is its place in the file. */
export function SchemaForm({ file, node, path = node.path }: SchemaFormProps) {
  const { nameField } = useWords();
  switch (node.kind) {
    case "value":
      return <Value file={file} node={node} path={path} />;
    case "group": {
      const fields = node.fields.map((field) => {
        const name = field.path.at(-1) ?? "";
        return <SchemaForm key={name} file={file} node={field} path={[...path, name]} />;
      });
      if (path.length === 0) return <div className="form">{fields}</div>;
      return (
        <fieldset className="part">
          <legend>{nameField(path.at(-1) ?? "")}</legend>
          <div className="form values">{fields}</div>
        </fieldset>
      );
    }
    case "list":
    case "record":
      return <Items file={file} node={node} path={path} />;
    case "text":
      return null;
  }
}

function Value({
  file,
  node,
  path,
}: {
  file: string;
  node: Extract<FormNode, { kind: "value" }>;
  path: Path;
}) {
  const { readValue, setValue, files } = useFiles();
  const { nameField } = useWords();
  return (
    <ValueField
      id={fieldId(file, path)}
      label={nameField(path.at(-1) ?? "")}
      node={node}
      value={readValue(file, path)}
      problems={useProblems(file, path)}
      isComputed={files[file]?.computed?.includes(path.join(".")) ?? false}
      change={(value) => setValue(file, path, value)}
    />
  );
}

type ItemsProps = {
  file: string;
  node: Extract<FormNode, { kind: "list" | "record" }>;
  path: Path;
};

/** Edits a list or record whose entries can be added and removed: days, hours, addresses by name. */
function Items({ file, node, path }: ItemsProps) {
  const { readValue, setValue } = useFiles();
  const { say, nameField } = useWords();
  const value = readValue(file, path);
  const problems = useProblems(file, path);
  const names = Array.isArray(value)
    ? value.map((_, at) => String(at))
    : Object.keys(isObject(value) ? value : {});
  const legend = nameField(path.at(-1) ?? "");
  const remove = (name: string) => {
    const left = Array.isArray(value) ? value.toSpliced(Number(name), 1) : undefined;
    if (left === undefined) setValue(file, [...path, name], undefined);
    else setValue(file, path, left.length === 0 && isOptionalList(path) ? undefined : left);
  };
  return (
    <fieldset className="part">
      <legend>{legend}</legend>
      <div className="items">
        {names.map((name) => (
          <div key={name} className="item-row">
            <SchemaForm file={file} node={node.item} path={[...path, name]} />
            <button
              type="button"
              aria-label={say("remove", { name: `${legend} ${nameField(name)}` })}
              onClick={() => remove(name)}
            >
              ×
            </button>
          </div>
        ))}
        {node.kind === "list" ? (
          <button
            type="button"
            onClick={() => setValue(file, path, [...((value ?? []) as Json[]), ""])}
          >
            {`${say("add")}: ${legend}`}
          </button>
        ) : (
          <NewName taken={names} add={(name) => setValue(file, [...path, name], "https://")} />
        )}
      </div>
      {problems.length > 0 && <p className="problem">{problems.join(" ")}</p>}
    </fieldset>
  );
}

/** True for the hours of a weekday: without any, the day is closed and its key is removed. */
function isOptionalList(path: Path): boolean {
  return path.includes("weekly");
}

function NewName({ taken, add }: { taken: readonly string[]; add: (name: string) => void }) {
  const { readValue } = useFiles();
  const { say } = useWords();
  const cases = (readValue("content/catalogue/case-studies.json", []) ?? []) as { slug: string }[];
  const free = cases.filter(({ slug }) => !taken.includes(slug));
  return (
    <label>
      {say("add")}
      <select value="" onChange={({ target }) => add(target.value)}>
        <option value="">…</option>
        {free.map(({ slug }) => (
          <option key={slug}>{slug}</option>
        ))}
      </select>
    </label>
  );
}
