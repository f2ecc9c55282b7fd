import { useState } from "react";
import { useWords } from "../words.ts";
import { useContentCommand } from "./use-content-command.ts";

type ContentActionsProps = {
  kind: "post" | "case" | "page";
  /** Last part of its address. */
  name: string;
  /** Called after it was renamed or removed. */
  left?: () => void;
};

/** Renames or removes a post, a case or a page; its public address redirects. */
export function ContentActions({ kind, name, left }: ContentActionsProps) {
  const { say } = useWords();
  const { run, problem } = useContentCommand();
  const [address, setAddress] = useState("");
  const leave = async (command: "rename" | "remove", args: string[]) => {
    if ((await run(command, kind, args)) !== undefined) left?.();
  };
  return (
    <section className="buttons">
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void leave("rename", [name, address]);
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
        <button type="submit">{say("changeAddress")}</button>
      </form>
      <RemoveButton kind={kind} remove={() => void leave("remove", [name])} />
      {problem !== "" && <p className="problem">{problem}</p>}
    </section>
  );
}

type RemoveButtonProps = {
  kind: ContentActionsProps["kind"] | "service" | "examples";
  remove: () => void;
};

/** Removes after a confirmation. */
export function RemoveButton({ kind, remove }: RemoveButtonProps) {
  const { say } = useWords();
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        {say(`remove_${kind}`)}
      </button>
    );
  }
  return (
    <p>
      {`${say(`removeSure_${kind}`)} `}
      <button
        type="button"
        className="primary"
        onClick={() => {
          setSure(false);
          remove();
        }}
      >
        {say("yes")}
      </button>
      <button type="button" onClick={() => setSure(false)}>
        {say("cancel")}
      </button>
    </p>
  );
}
