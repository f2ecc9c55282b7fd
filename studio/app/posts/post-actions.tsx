import { useState } from "react";
import { useContentCommand } from "../fields/use-content-command.ts";
import { routeTo } from "../use-route.ts";
import { useWords } from "../words.ts";

/** Another address for a post, or its end; what was public leads on. */
export function PostActions({ slug }: { slug: string }) {
  const { say } = useWords();
  const { run, problem } = useContentCommand();
  const [address, setAddress] = useState("");
  const [isSure, setSure] = useState(false);
  const leave = async (command: "rename" | "remove", args: string[]) => {
    const files = await run(command, "post", args);
    if (files !== undefined) window.location.hash = routeTo("posts", "");
  };
  return (
    <section className="buttons">
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void leave("rename", [slug, address]);
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
          <button type="button" className="primary" onClick={() => void leave("remove", [slug])}>
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
