import { useEffect, useEffectEvent, useState } from "react";
import type { Fault } from "../../../generator/faults/fault.ts";
import { ask, follow, send } from "../api.ts";
import { describeFailure } from "../describe-answer.ts";
import { useFiles } from "../use-files.ts";
import { useWords, type Word } from "../words.ts";
import { PublishSite } from "./publish-site.tsx";
import { readResult } from "./read-result.ts";

type Repository = {
  isRepository: boolean;
  files: string[];
  remote: string;
  branch: string;
  target: string;
  address: string;
};
type Published = { outcome: string; output?: string };
type StepState = {
  name: "content" | "doctor" | "build";
  state: "running" | "passed" | "failed";
  progress: string;
  faults: readonly Fault[];
};

const steps = ["content", "doctor", "build"] as const;

/** Checks and builds the site, then publishes it; in a repository, also commits and pushes the listed files. */
export function PublishView() {
  const { say, locate } = useWords();
  const { edited } = useFiles();
  const [done, setDone] = useState<readonly StepState[]>([]);
  const run = async () => {
    const past: StepState[] = [];
    for (const name of steps) {
      const text = await follow(`publish/${name}`, (sofar) =>
        setDone([...past, { name, state: "running", progress: sofar, faults: [] }]),
      );
      const end = text.lastIndexOf("\n");
      const { isPassed, faults } = readResult(text.slice(end));
      const state = isPassed ? "passed" : "failed";
      past.push({ name, state, progress: text.slice(0, end).trim(), faults });
      setDone([...past]);
      // Findings of the doctor concern a public site: building it for a look is allowed.
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
        {done.map(({ name, state, progress, faults }) => (
          <li key={name} className={`step-${state}`}>
            <strong>{say(`step_${name}`)}</strong> {say(state)}
            {state !== "passed" && progress !== "" && <pre>{progress}</pre>}
            <ul>
              {faults.map((fault) => (
                <li key={JSON.stringify(fault)}>{locate(fault)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Send isBuilt={isBuilt} />
    </>
  );
}

/** Publishes, and saves to Git where the folder is a repository, after the owner confirms. */
function Send({ isBuilt }: { isBuilt: boolean }) {
  const words = useWords();
  const { say } = words;
  const [repository, setRepository] = useState<Repository>();
  const [message, setMessage] = useState("");
  const [isSure, setSure] = useState(false);
  const [result, setResult] = useState("");
  const look = async () => setRepository(await ask<Repository>("publish"));
  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  if (repository === undefined) return null;
  const { isRepository, files, remote, target, address } = repository;
  const site = <PublishSite isBuilt={isBuilt} target={target} address={address} />;
  if (!isRepository) return site;
  const commit = async () => {
    const asked = { message: message || say("defaultMessage"), mayPush: true };
    const { outcome, output = "" } = await send<Published>("publish", asked).catch(
      (error: unknown) => ({ outcome: "failed", output: describeFailure(error, words) }),
    );
    setResult(`${say(`outcome_${outcome}` as Word)} ${outcome === "failed" ? output : ""}`);
    setSure(false);
    await look();
  };
  return (
    <section>
      {site}
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
              onChange={({ target: field }) => setMessage(field.value)}
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
