import { useState, type ReactNode } from "react";
import { useWords } from "../words.ts";
import { useContentCommand } from "./use-content-command.ts";

type NewContentProps = {
  kind: "post" | "category" | "service" | "case" | "report" | "page";
  /** Makes the arguments before the names, such as a file that is stored first. */
  before?: () => Promise<readonly string[]>;
  /** Arguments of the command after the names. */
  more?: readonly string[];
  /** Receives the written files, and what the command printed. */
  made?: (files: readonly string[], said: string) => void;
  /** Fields after the names. */
  children?: ReactNode;
};

/** Asks for the names of new content and creates it by `npm run new`. */
export function NewContent({ kind, before, more, made, children }: NewContentProps) {
  const { say } = useWords();
  const { run, problem } = useContentCommand();
  const [spanish, setSpanish] = useState("");
  const [english, setEnglish] = useState("");
  const hasTitle = kind !== "category" && kind !== "service";
  const make = async () => {
    const done = await run("new", kind, async () => {
      const first = (await before?.()) ?? [];
      return [...first, spanish, "--en", english, ...(more ?? [])];
    });
    if (done === undefined) return;
    setSpanish("");
    setEnglish("");
    made?.(done.files, done.said);
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
