import { useState, type ReactNode } from "react";
import { send, type SaveAnswer } from "../api.ts";
import { describeAnswer, useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

type NewContentProps = {
  kind: "post" | "category" | "service" | "case";
  /** What the command is told besides the names. */
  more?: readonly string[];
  /** Hears which files were written. */
  made?: (files: readonly string[]) => void;
  /** Fields besides the names. */
  children?: ReactNode;
};

/** Asks for the names of something new, and makes it as `npm run new` does. */
export function NewContent({ kind, more, made, children }: NewContentProps) {
  const { say, explain } = useWords();
  const { tell, save, reload } = useFiles();
  const [spanish, setSpanish] = useState("");
  const [english, setEnglish] = useState("");
  const hasTitle = kind === "post" || kind === "case";
  const [problem, setProblem] = useState("");
  const make = async () => {
    tell(say("saving"));
    // What is not saved yet would be written over what is made now.
    if (!(await save())) return;
    const args = [spanish, "--en", english, ...(more ?? [])];
    const answer = await send<SaveAnswer>("content-command", { command: "new", kind, args });
    tell(describeAnswer(answer, say));
    setProblem(
      answer.outcome === "refused"
        ? answer.faults.map((fault) => explain(fault.problem)).join(" ")
        : "",
    );
    if (answer.outcome !== "written") return;
    setSpanish("");
    setEnglish("");
    await reload();
    made?.(answer.change.files.map(({ file }) => file));
  };
  return (
    <details className="part">
      <summary>{say(`new_${kind}`)}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label>
          {say(hasTitle ? "titleEs" : "nameEs")}
          <input
            type="text"
            required
            lang="es"
            value={spanish}
            onChange={({ target }) => setSpanish(target.value)}
          />
        </label>
        <label>
          {say(hasTitle ? "titleEn" : "nameEn")}
          <input
            type="text"
            required
            lang="en"
            value={english}
            onChange={({ target }) => setEnglish(target.value)}
          />
        </label>
        {children}
        {problem !== "" && <p className="problem">{problem}</p>}
        <button type="submit" className="primary">
          {say("create")}
        </button>
      </form>
    </details>
  );
}
