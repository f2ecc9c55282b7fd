import { siteConfigSchema } from "../../../contracts/configuration/site-config.ts";
import { formOfSchema } from "../../model/form-of-schema.ts";
import { SchemaForm } from "../fields/schema-form.tsx";
import { useWords } from "../words.ts";

export const configFile = "site.config.ts";

export const settingsForm = formOfSchema(siteConfigSchema);

export function SettingsView() {
  const { say } = useWords();
  return (
    <>
      <h1>{say("settings")}</h1>
      <SchemaForm file={configFile} node={settingsForm} />
    </>
  );
}
