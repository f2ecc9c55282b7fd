import { useState } from "react";
import { send } from "../api.ts";
import { useWords } from "../words.ts";
import { NewContent } from "./new-content.tsx";

/** Makes a case with a live report of a file of rows, and shows what the file left open and what is published of it. */
export function NewReport() {
  const { say } = useWords();
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState("");
  const store = async (): Promise<string[]> => {
    const name = encodeURIComponent(file!.name);
    return [(await send<{ file: string }>(`rows?name=${name}`, file)).file];
  };
  return (
    <>
      <NewContent
        kind="report"
        before={store}
        more={["--yes"]}
        made={(_files, text) => setSaid(text)}
      >
        <label>
          {say("rowsFile")}
          <input
            type="file"
            required
            accept=".csv,.tsv,.txt,.xlsx,.json,.parquet"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          <span className="note">{say("rowsNote")}</span>
        </label>
      </NewContent>
      {said !== "" && <pre role="status">{said}</pre>}
    </>
  );
}
