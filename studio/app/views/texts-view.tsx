import { countMissing, formOfCopy } from "../../model/form-of-copy.ts";
import { copyFile } from "../../model/list-definitions.ts";
import { CopyForm } from "../fields/copy-form.tsx";
import { NewContent } from "../fields/new-content.tsx";
import { ServiceActions } from "../fields/service-actions.tsx";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

/** Edits all texts of a copy group in both languages. */
export function TextsView({ group, at }: { group: string; at: string }) {
  const { values } = useFiles();
  const { say, nameField } = useWords();
  const node = formOfCopy(values[copyFile("es", { group })], values[copyFile("en", { group })]);
  const missing = countMissing(node);
  return (
    <>
      <h1>{nameField(group)}</h1>
      {missing > 0 && <p className="badge">{say("missing", { count: missing })}</p>}
      {group === "services" && (
        <>
          <NewContent kind="service" />
          <ServiceActions />
        </>
      )}
      <CopyForm group={group} node={node} isOpen={at !== ""} />
    </>
  );
}
