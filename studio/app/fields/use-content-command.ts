import { useState } from "react";
import { send, type SaveAnswer } from "../api.ts";
import { describeAnswer, describeFailure, useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

/** Runs a command of the content as a terminal does; `run` answers with the files that were written, if any were. */
export function useContentCommand() {
  const words = useWords();
  const { tell, save, reload } = useFiles();
  const [problem, setProblem] = useState("");
  const execute = async (command: "new" | "rename" | "remove", kind: string, args: string[]) => {
    tell(words.say("saving"));
    // What is not saved yet would be written over what the command writes.
    if (!(await save())) return;
    const answer = await send<SaveAnswer>("content-command", { command, kind, args });
    tell(describeAnswer(answer, words));
    setProblem(answer.outcome === "refused" ? answer.faults.map(words.locate).join(" ") : "");
    if (answer.outcome !== "written") return;
    await reload();
    return answer.change.files.map(({ file }) => file);
  };
  const run = async (...command: Parameters<typeof execute>) => {
    try {
      return await execute(...command);
    } catch (error) {
      tell(describeFailure(error, words));
      return;
    }
  };
  return { run, problem };
}
