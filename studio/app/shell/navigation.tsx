import { lists } from "../../model/list-definitions.ts";
import { useFiles } from "../use-files.ts";
import { routeTo, useRoute } from "../use-route.ts";
import { useWords, type Word } from "../words.ts";

const views = ["wizard", "settings", "posts", "publish", "changes"] as const;

export function Navigation() {
  const { say, nameField } = useWords();
  const { files } = useFiles();
  const groups = listNames(Object.keys(files), /^content\/copy\/es\/(\w+)\.json$/);
  const texts = listNames(Object.keys(files), /^content\/legal\/es\/([\w-]+)\.md$/);
  return (
    <nav aria-label={say("sections")} className="navigation">
      <ul>
        {views.map((view) => (
          <Entry key={view} view={view} name={say(view)} />
        ))}
      </ul>
      <h2>{say("lists")}</h2>
      <ul>
        {lists.map(({ id }) => (
          <Entry key={id} view="list" subject={id} name={say(`list_${id}` as Word)} />
        ))}
      </ul>
      <h2>{say("texts")}</h2>
      <ul>
        {groups.map((group) => (
          <Entry key={group} view="texts" subject={group} name={nameField(group)} />
        ))}
      </ul>
      <h2>{say("legal")}</h2>
      <ul>
        {texts.map((text) => (
          <Entry key={text} view="legal" subject={text} name={nameField(text)} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ view, subject = "", name }: { view: string; subject?: string; name: string }) {
  const route = useRoute();
  const isHere = route.view === view && (route.subject === subject || subject === "");
  return (
    <li>
      <a href={routeTo(view, subject)} aria-current={isHere ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
}

function listNames(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).toSorted();
}
