import { FaultError } from "../../generator/faults/fault-error.ts";
import type { SaveAnswer } from "./api.ts";
import type { Words } from "./words.ts";

export function describeFailure(error: unknown, { say, locate }: Words): string {
  if (error instanceof FaultError) return error.faults.map(locate).join(" ");
  return error instanceof TypeError ? say("connection") : (error as Error).message;
}

export function describeAnswer(answer: SaveAnswer, { say }: Words): string {
  if (answer.outcome === "refused") return say("refused", { count: answer.faults.length });
  if (answer.outcome === "outdated") return say("outdated", { files: answer.files.join(", ") });
  return say(answer.outcome === "written" ? "saved" : "unchanged");
}
