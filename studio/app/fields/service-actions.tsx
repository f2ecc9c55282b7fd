import { useState } from "react";
import { asText, isObject, readAt } from "../../model/json-value.ts";
import { copyFile } from "../../model/list-definitions.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";
import { RemoveButton } from "./content-actions.tsx";
import { useContentCommand } from "./use-content-command.ts";

type Names = { es: string; en: string };

/** Renames or removes each service, on the home page and on the services page. */
export function ServiceActions() {
  const { values } = useFiles();
  const [es, en] = (["es", "en"] as const).map((locale) =>
    readAt(values[copyFile(locale, { group: "services" })], ["items"]),
  );
  const titleIn = (items: typeof es, id: string) => asText(readAt(items, [id, "title"]));
  return Object.keys(isObject(es) ? es : {}).map((id) => (
    <ServiceAction key={id} id={id} known={{ es: titleIn(es, id), en: titleIn(en, id) }} />
  ));
}

function ServiceAction({ id, known }: { id: string; known: Names }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("renameOrRemove", { name: known.es })}</summary>
      {isOpen && <ServiceForm id={id} known={known} />}
    </details>
  );
}

function ServiceForm({ id, known }: { id: string; known: Names }) {
  const { say } = useWords();
  const { run, problem } = useContentCommand();
  const [names, setNames] = useState(known);
  return (
    <>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run("rename", "service", [id, names.es, "--en", names.en]);
        }}
      >
        {(["es", "en"] as const).map((locale) => (
          <label key={locale}>
            {say(locale === "es" ? "nameEs" : "nameEn")}
            <input
              type="text"
              required
              lang={locale}
              value={names[locale]}
              onChange={({ target }) => setNames({ ...names, [locale]: target.value })}
            />
          </label>
        ))}
        <button type="submit">{say("rename")}</button>
      </form>
      <RemoveButton kind="service" remove={() => void run("remove", "service", [id])} />
      {problem !== "" && <p className="problem">{problem}</p>}
    </>
  );
}
