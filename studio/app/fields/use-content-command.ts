import { useState } from "react";
import { send, type SaveAnswer } from "../api.ts";
import { describeAnswer, describeFailure } from "../describe-answer.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

/** Arguments of a command, or what makes them, such as a file that is stored first. */
type Args = readonly string[] | (() => Promise<readonly string[]>);

/** Runs `npm run new`, `rename` or `remove`; `run` returns the written files and the output, undefined if it failed. */
export function useContentCommand() {
  const words = useWords();
  const { notify, save, reload } = useFiles();
  const [problem, setProblem] = useState("");
  const execute = async (command: "new" | "rename" | "remove", kind: string, asked: Args) => {
    notify(words.say("saving"));
    // Save first: a later save of the drafts would overwrite the files that the command writes.
    if (!(await save())) return;
    const args = typeof asked === "function" ? await asked() : asked;
    const answer = await send<SaveAnswer>("content-command", { command, kind, args });
    setProblem(answer.outcome === "refused" ? answer.faults.map(words.locate).join(" ") : "");
    // Forms are made anew of what is read; a question that is open in one would be gone.
    if (answer.outcome === "written") await reload();
    notify(describeAnswer(answer, words));
    if (answer.outcome !== "written") return;
    return { files: answer.change.files.map(({ file }) => file), said: answer.said ?? "" };
  };
  const run = async (...command: Parameters<typeof execute>) => {
    try {
      return await execute(...command);
    } catch (error) {
      notify(describeFailure(error, words));
      return;
    }
  };
  return { run, problem };
}
