import { useEffect, useState } from "react";
import { lists } from "../../model/list-definitions.ts";
import { ListEditor } from "../fields/list-editor.tsx";
import { NewReport } from "../fields/new-report.tsx";
import { NewContent } from "../fields/new-content.tsx";
import { readItems } from "../../model/list-items.ts";
import { PostEditor } from "../posts/post-editor.tsx";
import { PostList } from "../posts/post-list.tsx";
import { fieldId } from "../fields/field-frame.tsx";
import { useFiles } from "../use-files.ts";
import { useRoute, type Route } from "../use-route.ts";
import { useWords, type Word } from "../words.ts";
import { ChangesView } from "./changes-view.tsx";
import { LegalView } from "./legal-view.tsx";
import { PublishView } from "./publish-view.tsx";
import { SettingsView } from "./settings-view.tsx";
import { TextsView } from "./texts-view.tsx";
import { WizardView } from "../wizard/wizard-view.tsx";

export function CurrentView({ nonce }: { nonce: string }) {
  const route = useRoute();
  const { say } = useWords();
  const { view, subject, at } = route;
  useEffect(() => focusField({ view, subject, at }), [view, subject, at]);
  switch (route.view) {
    case "settings":
      return <SettingsView />;
    case "list":
      return <ListView route={route} title={say(`list_${route.subject}` as Word)} />;
    case "texts":
      return <TextsView key={route.subject} group={route.subject} at={route.at} />;
    case "legal":
      return <LegalView key={route.subject} name={route.subject} />;
    case "posts":
      return route.subject === "" ? (
        <PostList />
      ) : (
        <PostEditor key={route.subject} slug={route.subject} nonce={nonce} />
      );
    case "changes":
      return <ChangesView />;
    case "publish":
      return <PublishView />;
    default:
      return <WizardView />;
  }
}

function ListView({ route, title }: { route: Route; title: string }) {
  const { values } = useFiles();
  const definition = lists.find(({ id }) => id === route.subject);
  if (definition === undefined) return null;
  const name = route.at.replace(/^\w+:/, "").split(".")[definition.path.length] ?? "";
  const item = readItems(values, definition).find(
    (one, at) => one.name === name || String(at) === name,
  );
  return (
    <>
      <h1>{title}</h1>
      {definition.id === "cases" && <NewCase />}
      {definition.id === "cases" && <NewReport />}
      <ListEditor
        key={`${definition.id} ${name}`}
        definition={definition}
        {...(item && { openAt: item.name })}
      />
    </>
  );
}

/** Creates a case, optionally with the public address of its Power BI report. */
function NewCase() {
  const { say } = useWords();
  const [report, setReport] = useState("");
  return (
    <NewContent
      kind="case"
      more={report === "" ? [] : ["--report", report]}
      made={() => setReport("")}
    >
      <label>
        {say("reportAddress")}
        <input type="url" value={report} onChange={({ target }) => setReport(target.value)} />
      </label>
    </NewContent>
  );
}

/** Focuses the field that the preview requested, e.g. `es:items.a.title` of the group that is shown. */
function focusField({ view, subject, at }: Route): void {
  const [locale, path] = at.split(":");
  if (path === undefined) {
    document.querySelector<HTMLElement>("#main")?.scrollTo(0, 0);
    return;
  }
  const group = view === "list" ? lists.find(({ id }) => id === subject)?.group : subject;
  const id = fieldId(`content/copy/${String(locale)}/${String(group)}.json`, path.split("."));
  const field = document.querySelector<HTMLElement>(`[id="${id}"]`);
  field?.closest("details")?.setAttribute("open", "");
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
