import { useEffect, useEffectEvent, useState } from "react";
import { ask, follow, send } from "../api.ts";
import { describeFailure, useFiles } from "../use-files.ts";
import { useWords, type Word } from "../words.ts";

type Repository = { isRepository: boolean; files: string[]; remote: string; branch: string };
type Published = { outcome: string; said?: string };
type StepState = {
  name: "content" | "doctor" | "build";
  state: "running" | "passed" | "failed";
  text: string;
};

const steps = ["content", "doctor", "build"] as const;
const endMark = /\nstudio-step-ended (\d+)\n$/;

/** Checks and builds the site; commits and pushes what changed once the owner has seen the files and said yes. */
export function PublishView() {
  const { say, explain } = useWords();
  const { edited } = useFiles();
  const [done, setDone] = useState<readonly StepState[]>([]);
  const run = async () => {
    const past: StepState[] = [];
    for (const name of steps) {
      const text = await follow(`publish/${name}`, (sofar) =>
        setDone([...past, { name, state: "running", text: sofar }]),
      );
      const isPassed = endMark.exec(text)?.[1] === "0";
      past.push({ name, state: isPassed ? "passed" : "failed", text: text.replace(endMark, "") });
      setDone([...past]);
      // The doctor names what a public site must not say; a site can be built and looked at before.
      if (!isPassed && name !== "doctor") return;
    }
  };
  const isBuilt = done.some(({ name, state }) => name === "build" && state === "passed");
  return (
    <>
      <h1>{say("publish")}</h1>
      <button
        type="button"
        className="primary"
        disabled={edited.length > 0}
        onClick={() => void run()}
      >
        {say("check")}
      </button>
      <ol className="steps" aria-live="polite">
        {done.map(({ name, state, text }) => (
          <li key={name} className={`step-${state}`}>
            <strong>{say(`step_${name}`)}</strong> {say(state)}
            {state !== "passed" && (
              <pre>{text.split("\n").map(explainLine(explain)).join("\n")}</pre>
            )}
          </li>
        ))}
      </ol>
      <Send isBuilt={isBuilt} />
    </>
  );
}

/** `file: problem. Remedy` with the problem in the reader's words, where there are some. */
function explainLine(explain: (problem: string) => string) {
  return (line: string): string => {
    const [, place, problem = ""] = /^((?:- )?[\w./-]+\.\w+(?::\d+)?: )(.+)$/.exec(line) ?? [];
    return place === undefined ? line : place + explain(problem);
  };
}

function Send({ isBuilt }: { isBuilt: boolean }) {
  const { say } = useWords();
  const [repository, setRepository] = useState<Repository>();
  const [message, setMessage] = useState("");
  const [isSure, setSure] = useState(false);
  const [result, setResult] = useState("");
  const look = async () => setRepository(await ask<Repository>("publish"));
  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  if (repository === undefined) return null;
  const { isRepository, files, remote } = repository;
  if (!isRepository) return <p>{say("noRepository")}</p>;
  const commit = async () => {
    const asked = { message: message || say("defaultMessage"), mayPush: true };
    const { outcome, said = "" } = await send<Published>("publish", asked).catch(
      (error: unknown) => ({ outcome: "failed", said: describeFailure(error, say) }),
    );
    setResult(`${say(`outcome_${outcome}` as Word)} ${outcome === "failed" ? said : ""}`);
    setSure(false);
    await look();
  };
  return (
    <section>
      <h2>{say("filesToPublish")}</h2>
      {files.length === 0 && <p>{say("nothingToPublish")}</p>}
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <div className="form">
          <label>
            {say("message")}
            <input
              type="text"
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </label>
          {!isBuilt && <p className="note">{say("checkFirst")}</p>}
          {isSure ? (
            <p>
              {`${say("commitSure")} `}
              <button type="button" className="primary" onClick={() => void commit()}>
                {say("yes")}
              </button>
              <button type="button" onClick={() => setSure(false)}>
                {say("cancel")}
              </button>
            </p>
          ) : (
            <button type="button" disabled={!isBuilt} onClick={() => setSure(true)}>
              {remote === "" ? say("commit") : say("commitAndPush", { remote })}
            </button>
          )}
        </div>
      )}
      <p role="status">{result}</p>
    </section>
  );
}
