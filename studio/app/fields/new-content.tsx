import { useState, type ReactNode } from "react";
import { useWords } from "../words.ts";
import { useContentCommand } from "./use-content-command.ts";

type NewContentProps = {
  kind: "post" | "category" | "service" | "case" | "page";
  /** Arguments of the command after the names. */
  more?: readonly string[];
  /** Receives the written files. */
  made?: (files: readonly string[]) => void;
  /** Fields after the names. */
  children?: ReactNode;
};

/** Asks for the names of new content and creates it by `npm run new`. */
export function NewContent({ kind, more, made, children }: NewContentProps) {
  const { say } = useWords();
  const { run, problem } = useContentCommand();
  const [spanish, setSpanish] = useState("");
  const [english, setEnglish] = useState("");
  const hasTitle = kind === "post" || kind === "case" || kind === "page";
  const make = async () => {
    const files = await run("new", kind, [spanish, "--en", english, ...(more ?? [])]);
    if (files === undefined) return;
    setSpanish("");
    setEnglish("");
    made?.(files);
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
