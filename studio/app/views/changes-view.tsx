import { useEffect, useState } from "react";
import { ask, type ShownChange } from "../api.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

const marks = { same: " ", added: "+", removed: "−" } as const;

/** Lists the last saves, newest first, with their line diffs. */
export function ChangesView() {
  const { say, language } = useWords();
  const { files } = useFiles();
  const [changes, setChanges] = useState<readonly ShownChange[]>();
  useEffect(() => {
    // Each save and undo reads the files again.
    if (Object.keys(files).length === 0) return;
    void ask<{ changes: ShownChange[] }>("changes").then((answer) => setChanges(answer.changes));
  }, [files]);
  return (
    <>
      <h1>{say("changes")}</h1>
      {changes?.length === 0 && <p>{say("noChanges")}</p>}
      {changes?.map((change) => (
        <section key={change.id} className="change">
          <h2>{new Date(change.at).toLocaleString(language)}</h2>
          {change.files.map(({ file, lines }) => (
            <div key={file}>
              <h3>{file}</h3>
              <pre>
                {lines.map(({ kind, text }, at) => (
                  <span key={`${String(at)}${text}`} className={`line-${kind}`}>
                    {`${marks[kind]} ${text}\n`}
                  </span>
                ))}
              </pre>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
