import { englishSchema, spanishSchema } from "../../../generator/blog/read-front-matter.ts";
import type { Fault } from "../../../generator/faults/fault.ts";
import type { FormNode, ValueNode } from "../../model/form-node.ts";
import { formOfSchema } from "../../model/form-of-schema.ts";
import { asText, readAt, type Json, type JsonObject, type Path } from "../../model/json-value.ts";
import { ValueField } from "../fields/value-field.tsx";
import { useWords, type Language } from "../words.ts";

type PostFieldsProps = {
  locale: Language;
  fields: JsonObject;
  files: readonly string[];
  faults: readonly Fault[];
  change: (path: Path, value: Json | undefined) => void;
};

const forms: Record<Language, FormNode> = {
  es: formOfSchema(spanishSchema),
  en: formOfSchema(englishSchema),
};
const pictureFields = new Set(["featuredImage", "authorImage"]);

/** Edits the front matter of a post by the schema of the build. */
export function PostFields({ locale, fields, files, faults, change }: PostFieldsProps) {
  const { nameField, explain } = useWords();
  const form = forms[locale];
  if (form.kind !== "group") return null;
  const problemsOf = (name: string) =>
    faults.filter(({ field }) => field?.split(".")[0] === name).map((fault) => explain(fault));
  return (
    <div className="form values">
      {form.fields.map((node) => {
        const name = node.path[0] ?? "";
        const shared = {
          id: `post-${locale}-${name}`,
          label: nameField(name),
          problems: problemsOf(name),
        };
        if (node.kind === "list") {
          const names = (fields[name] ?? []) as string[];
          return (
            <ValueField
              key={name}
              {...shared}
              node={textNode(node.path)}
              value={names.join(", ")}
              change={(value) => change([name], splitNames(asText(value)))}
            />
          );
        }
        if (node.kind !== "value") return null;
        return (
          <ValueField
            key={name}
            {...shared}
            node={
              pictureFields.has(name)
                ? { ...node, control: "choice", options: ["", ...files] }
                : node
            }
            value={readAt(fields, [name])}
            change={(value) => change([name], value)}
          />
        );
      })}
    </div>
  );
}

function textNode(path: Path): ValueNode {
  return { kind: "value", path, control: "text", isRequired: true };
}

/** Splits a list of names at commas; the last one may be empty while it is typed. */
function splitNames(text: string): string[] {
  return text.split(",").map((name, at) => (at === 0 ? name.trimStart() : name.replace(/^ /, "")));
}
