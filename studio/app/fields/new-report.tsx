import { useState } from "react";
import { send } from "../api.ts";
import { useWords } from "../words.ts";
import { NewContent } from "./new-content.tsx";

/** Makes a case with a live report of a file of rows, and shows what the file left open and what is published of it. */
export function NewReport() {
  const { say } = useWords();
  const [file, setFile] = useState<File>();
  const [fewest, setFewest] = useState("");
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
        more={fewest === "" ? ["--yes"] : ["--yes", "--totals", fewest]}
        made={(_files, text) => {
          setFewest("");
          setSaid(text);
        }}
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
        <label>
          {say("fewestRows")}
          <input
            type="number"
            min={2}
            step={1}
            value={fewest}
            onChange={({ target }) => setFewest(target.value)}
          />
          <span className="note">{say("fewestNote")}</span>
        </label>
      </NewContent>
      {said !== "" && <pre role="status">{said}</pre>}
    </>
  );
}
