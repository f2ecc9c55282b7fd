import { useState } from "react";
import { follow } from "../api.ts";
import { useWords } from "../words.ts";
import { readResult } from "./read-result.ts";

type PublishSiteProps = {
  isBuilt: boolean;
  /** Settings of `.env`: where the site goes, and the address of its pages; empty where they are not set. */
  target: string;
  address: string;
};

/** Publishes by the command of the folder, after the owner has read what becomes public and confirmed. */
export function PublishSite({ isBuilt, target, address }: PublishSiteProps) {
  const { say } = useWords();
  const [state, setState] = useState<"idle" | "sure" | "running" | "passed" | "failed">("idle");
  const [said, setSaid] = useState("");
  if (target === "" || address === "") return <p>{say("noTarget")}</p>;
  const publish = async () => {
    setState("running");
    const text = await follow("publish/site", setSaid);
    const end = text.lastIndexOf("\n");
    setSaid(text.slice(0, end).trim());
    setState(readResult(text.slice(end)).isPassed ? "passed" : "failed");
  };
  return (
    <section>
      <h2>{say("publishSite", { address })}</h2>
      <p>{say("becomesPublic")}</p>
      {!isBuilt && <p className="note">{say("checkFirst")}</p>}
      {state === "sure" ? (
        <p>
          {`${say("publishSure")} `}
          <button type="button" className="primary" onClick={() => void publish()}>
            {say("yes")}
          </button>
          <button type="button" onClick={() => setState("idle")}>
            {say("cancel")}
          </button>
        </p>
      ) : (
        <button
          type="button"
          disabled={!isBuilt || state === "running"}
          onClick={() => setState("sure")}
        >
          {say("publishNow")}
        </button>
      )}
      {said !== "" && <pre>{said}</pre>}
      <p role="status">{state === "idle" || state === "sure" ? "" : say(state)}</p>
    </section>
  );
}
