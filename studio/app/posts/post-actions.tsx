import { useState } from "react";
import { send, type SaveAnswer } from "../api.ts";
import { describeAnswer, useFiles } from "../use-files.ts";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

/** Another address for a post, or its end; what was public leads on. */
export function PostActions({ slug }: { slug: string }) {
  const { say, explain } = useWords();
  const { tell } = useFiles();
  const [address, setAddress] = useState("");
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async (command: "rename" | "remove", args: string[], next: string) => {
    const answer = await send<SaveAnswer>("content-command", { command, kind: "post", args });
    tell(describeAnswer(answer, say));
    setProblem(
      answer.outcome === "refused"
        ? answer.faults.map((fault) => explain(fault.problem)).join(" ")
        : "",
    );
    if (answer.outcome === "written") window.location.hash = routeTo("posts", next);
  };
  return (
    <section className="buttons">
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void run("rename", [slug, address], "");
        }}
      >
        <label>
          {say("newAddress")}
          <input
            type="text"
            required
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <button type="submit">{say("renamePost")}</button>
      </form>
      {isSure ? (
        <p>
          {`${say("removeSure")} `}
          <button type="button" className="primary" onClick={() => void run("remove", [slug], "")}>
            {say("yes")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {say("cancel")}
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          {say("removePost")}
        </button>
      )}
      {problem !== "" && <p className="problem">{problem}</p>}
    </section>
  );
}
