import { useEffect, useEffectEvent, useState } from "react";
import { ask } from "../api.ts";
import { NewContent } from "../fields/new-content.tsx";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

type Listed = {
  slug: string;
  title: string;
  publishDate: string;
  state: "draft" | "scheduled" | "published";
  isTranslated: boolean;
  faults: number;
};

const postText = /^content\/blog\/([^/]+)\/es\.md$/;

/** Lists all posts, newest first, with their state: draft, scheduled or published. */
export function PostList() {
  const { say, language } = useWords();
  const [posts, setPosts] = useState<readonly Listed[]>();
  const [first, setFirst] = useState("");
  const look = async () => setPosts((await ask<{ posts: Listed[] }>("posts")).posts);
  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  const showDay = (day: string) =>
    new Date(day).toLocaleDateString(language, { dateStyle: "medium" });
  return (
    <>
      <h1>{say("posts")}</h1>
      <NewContent
        kind="post"
        made={(files) => {
          const slug = files.map((file) => postText.exec(file)?.[1]).find(Boolean);
          if (slug !== undefined) window.location.hash = routeTo("posts", slug);
        }}
      />
      <NewContent kind="category" more={["--post", first]} made={() => void look()}>
        <label>
          {say("firstPost")}
          <select required value={first} onChange={({ target }) => setFirst(target.value)}>
            <option value="">{say("choosePost")}</option>
            {posts?.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </NewContent>
      {posts === undefined && <p role="status">{say("asking")}</p>}
      <ul className="list">
        {posts?.map(({ slug, title, publishDate, state, isTranslated, faults }) => (
          <li key={slug}>
            <div className="list-head">
              <a className="list-title" href={routeTo("posts", slug)}>
                {title}
              </a>
              {faults > 0 && <span className="badge">{say("faults", { count: faults })}</span>}
              {!isTranslated && <span className="badge">{say("untranslated")}</span>}
              <span className={`state state-${state}`}>
                {say(`state_${state}`, { date: showDay(publishDate) })}
              </span>
              {state === "published" && <span className="note">{showDay(publishDate)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
