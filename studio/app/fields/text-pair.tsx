import type { TextNode } from "../../model/form-node.ts";
import { asText } from "../../model/json-value.ts";
import { copyFile } from "../../model/list-definitions.ts";
import { useFiles, useProblems } from "../use-files.ts";
import { useWords } from "../words.ts";
import { FieldFrame, fieldId } from "./field-frame.tsx";

type PairProps = { group: string; node: TextNode };

const locales = ["es", "en"] as const;

/** Edits a text in Spanish and English, side by side. */
export function TextPair({ group, node }: PairProps) {
  const { nameField } = useWords();
  return (
    <div className="pair" role="group" aria-label={nameField(node.path.at(-1) ?? group)}>
      <span className="pair-name">{nameField(node.path.at(-1) ?? group)}</span>
      {locales.map((locale) => (
        <TextField key={locale} group={group} node={node} locale={locale} />
      ))}
    </div>
  );
}

function TextField({ group, node, locale }: PairProps & { locale: "es" | "en" }) {
  const { readValue, setValue } = useFiles();
  const { say, nameField } = useWords();
  const file = copyFile(locale, { group });
  const problems = useProblems(file, node.path);
  const value = readValue(file, node.path);
  const rows = Math.min(8, Math.ceil(asText(value).length / 48) || 1);
  const isMissing = node.missing.includes(locale);
  return (
    <FieldFrame
      id={fieldId(file, node.path)}
      label={`${nameField(node.path.at(-1) ?? group)}, ${say(locale)}`}
      problems={problems}
      isHidden
      {...(isMissing && { note: say(`missing_${locale}`) })}
    >
      {(field) => (
        <textarea
          {...field}
          lang={locale}
          rows={node.isLong ? Math.max(2, rows) : rows}
          className={isMissing ? "is-missing" : undefined}
          value={asText(value)}
          onChange={({ target }) => setValue(file, node.path, target.value)}
        />
      )}
    </FieldFrame>
  );
}
