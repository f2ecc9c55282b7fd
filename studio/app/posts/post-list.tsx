import { useEffect, useEffectEvent, useState } from "react";
import { ask, send, type SaveAnswer } from "../api.ts";
import { describeAnswer, useFiles } from "../use-files.ts";
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

/** Every post, newest first, with what it is: a draft, to come, or published. */
export function PostList() {
  const { say, language } = useWords();
  const [posts, setPosts] = useState<readonly Listed[]>();
  const look = async () => setPosts((await ask<{ posts: Listed[] }>("posts")).posts);
  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  const showDay = (day: string) =>
    new Date(day).toLocaleDateString(language, { dateStyle: "medium" });
  return (
    <>
      <h1>{say("posts")}</h1>
      <NewPost made={look} />
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

function NewPost({ made }: { made: () => Promise<void> }) {
  const { say, explain } = useWords();
  const { tell } = useFiles();
  const [title, setTitle] = useState("");
  const [english, setEnglish] = useState("");
  const [problem, setProblem] = useState("");
  const make = async () => {
    const args = [title, "--en", english];
    const answer = await send<SaveAnswer>("post-command", { command: "new", args });
    tell(describeAnswer(answer, say));
    setProblem(
      answer.outcome === "refused"
        ? answer.faults.map((fault) => explain(fault.problem)).join(" ")
        : "",
    );
    if (answer.outcome !== "written") return;
    await made();
    const slug = answer.change.files
      .map(({ file }) => /^content\/blog\/([^/]+)\/es\.md$/.exec(file)?.[1])
      .find(Boolean);
    if (slug) window.location.hash = routeTo("posts", slug);
  };
  return (
    <details className="part">
      <summary>{say("newPost")}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label>
          {say("titleEs")}
          <input
            type="text"
            required
            lang="es"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label>
          {say("titleEn")}
          <input
            type="text"
            required
            lang="en"
            value={english}
            onChange={({ target }) => setEnglish(target.value)}
          />
        </label>
        {problem !== "" && <p className="problem">{problem}</p>}
        <button type="submit" className="primary">
          {say("create")}
        </button>
      </form>
    </details>
  );
}
