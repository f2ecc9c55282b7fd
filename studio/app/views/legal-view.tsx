import { ContentActions } from "../fields/content-actions.tsx";
import { FieldFrame, fieldId } from "../fields/field-frame.tsx";
import { NewContent } from "../fields/new-content.tsx";
import { asText } from "../../model/json-value.ts";
import { useFiles } from "../use-files.ts";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

// Required pages (§2), which cannot be renamed or removed.
const needed = new Set([
  "accesibilidad",
  "aviso-legal",
  "demostracion",
  "politica-cookies",
  "politica-privacidad",
]);

/** Edits a page of text as Markdown in both languages. */
export function LegalView({ name }: { name: string }) {
  const { nameField } = useWords();
  return (
    <>
      <h1>{nameField(name)}</h1>
      <div className="pair">
        {(["es", "en"] as const).map((locale) => (
          <LegalText key={locale} name={name} locale={locale} />
        ))}
      </div>
      {!needed.has(name) && (
        <ContentActions
          kind="page"
          name={name}
          left={() => {
            window.location.hash = routeTo("legal", "aviso-legal");
          }}
        />
      )}
      <NewContent kind="page" />
    </>
  );
}

function LegalText({ name, locale }: { name: string; locale: "es" | "en" }) {
  const { say, locate } = useWords();
  const { readValue, setFiles, faults } = useFiles();
  const file = `content/legal/${locale}/${name}.md`;
  const problems = faults.filter((fault) => fault.file === file).map(locate);
  return (
    <FieldFrame id={fieldId(file, [])} label={say(locale)} problems={problems}>
      {(field) => (
        <textarea
          {...field}
          lang={locale}
          rows={30}
          value={asText(readValue(file, []))}
          onChange={({ target }) => setFiles({ [file]: target.value })}
        />
      )}
    </FieldFrame>
  );
}
