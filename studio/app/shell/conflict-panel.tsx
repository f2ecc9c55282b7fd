import { useState } from "react";
import { readAt, writeAt, type Json, type Path } from "../../model/json-value.ts";
import { mergeValues } from "../../model/merge-values.ts";
import { useFiles, type Conflict } from "../use-files.ts";
import { useWords } from "../words.ts";

type Side = "mine" | "theirs";

/** Resolves a conflict: merges field by field, or takes the files of the disk. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { say, nameField } = useWords();
  const { files, values, isBusy, resolve } = useFiles();
  const [chosen, choose] = useState<Record<string, Side>>({});
  const merges = conflict.outdated.map((file) => {
    const theirs = conflict.fresh[file]?.value;
    const { value, differing } = mergeValues(files[file]?.value, values[file], theirs);
    const fields = differing.map((path) => ({ path, id: `${file} ${path.join(".")}` }));
    const merged = fields
      .filter(({ id }) => chosen[id] === "theirs")
      .reduce((whole, { path }) => writeAt(whole, path, readAt(theirs, path)), value ?? null);
    return { file, fields, theirs, merged };
  });
  const merge = () => resolve(Object.fromEntries(merges.map(({ file, merged }) => [file, merged])));
  const describe = (path: Path) => path.map(nameField).join(" › ") || say("wholeText");
  return (
    <section className="conflict" aria-labelledby="conflict">
      <h2 id="conflict">{say("conflict")}</h2>
      {merges.map(({ file, fields, theirs }) => (
        <div key={file}>
          <h3>{file}</h3>
          {fields.length === 0 && <p>{say("otherFields")}</p>}
          {fields.map(({ path, id }) => (
            <fieldset key={id} className="part">
              <legend>{describe(path)}</legend>
              {(["mine", "theirs"] as const).map((side) => (
                <label key={side} className="version">
                  <input
                    type="radio"
                    name={id}
                    checked={(chosen[id] ?? "mine") === side}
                    onChange={() => choose({ ...chosen, [id]: side })}
                  />
                  {say(side)}
                  <pre>{show(readAt(side === "mine" ? values[file] : theirs, path))}</pre>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      ))}
      <p className="buttons">
        <button type="button" className="primary" disabled={isBusy} onClick={() => void merge()}>
          {say("merge")}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void resolve()}>
          {say("reload")}
        </button>
      </p>
    </section>
  );
}

function show(value: Json | undefined): string {
  if (value === undefined) return "—";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
