import { describeFailure } from "../use-files.ts";
import type { Words } from "../words.ts";

const refusals = ["kind", "size", "unreadable"] as const;

/** Words the code with which the server refused a picture. */
export function describePictureFault(error: unknown, words: Words): string {
  const code = refusals.find((one) => one === (error as Error).message);
  return code === undefined ? describeFailure(error, words) : words.say(`picture_${code}`);
}
