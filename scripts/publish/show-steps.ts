import { fillText } from "../../contracts/fill-text.ts";
import { systemLanguage } from "../command/system-language.ts";
import { countWords, words, type FaultName, type StepName } from "./words.ts";

const names = Object.keys(words.steps) as StepName[];
const number = new Intl.NumberFormat(systemLanguage, {
  maximumFractionDigits: 1,
  useGrouping: true,
});
const closedPort = /acme:error:connection|likely firewall/i;

/** Facts of the upload that the steps show. */
export type Shown = { pages: number; bytes: number; isTrial: boolean };

/** Prints a step: on a terminal its name when it begins, and the whole line when it has ended. */
export function showStep(step: StepName, state: string, detail: string, shown: Shown): void {
  const { stdout } = process;
  const position = `  ${String(names.indexOf(step) + 1)}/${String(names.length)}  `;
  const head = position + words.steps[step].padEnd(18);
  if (state === "begins") {
    if (stdout.isTTY) stdout.write(`${head}...`);
    return;
  }
  const result = step === "check" ? "" : words.states[state as keyof typeof words.states];
  const text = describeDetail(step, detail, shown).slice(0, 31).padEnd(32);
  stdout.write(`${stdout.isTTY ? "\r\u001B[K" : ""}${(head + text + result).trimEnd()}\n`);
}

function describeDetail(step: StepName, detail: string, { pages, bytes, isTrial }: Shown): string {
  if (step === "connection") return detail.replace(" GNU/Linux", "");
  if (step === "site")
    return fillText(words.size, {
      pages: countWords("pages", pages),
      size: number.format(bytes / 1e6),
    });
  if (step === "backups")
    return detail === "" ? words.ofDatabase : fillText(words.nightly, { time: detail });
  if (step === "check") return words.pagesAsked;
  if (step !== "certificate") return detail;
  return isTrial ? words.plain : fillText(words.until, { day: describeDay(detail) });
}

function describeDay(text: string): string {
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) return text;
  return new Intl.DateTimeFormat(systemLanguage, { day: "numeric", month: "long" }).format(day);
}

/** A fault as the server reports it: the step, its code and detail, the steps taken back, and the site that stays. */
export type StepFault = {
  step: StepName;
  code: FaultName;
  detail: string;
  undone: readonly StepName[];
  kept: "earlier" | "new" | "";
};

/** Says a fault in one paragraph: step, cause, what was undone, and what to do. */
export function describeStepFault({ step, code, detail, undone, kept }: StepFault): string {
  const name = code === "certificate" && closedPort.test(detail) ? "port" : code;
  const [problem = "", remedy = ""] = words.faults[name];
  const others = undone.filter((one) => one !== step).map((one) => String(names.indexOf(one) + 1));
  const steps = new Intl.ListFormat(systemLanguage).format(others.toSorted());
  const isNew = kept === "new";
  const isUncertain = code === "lost" && undone.length === 0 && !isNew;
  const unchanged = isNew ? words.newStays : words.nothingUndone;
  const nothing = isUncertain ? words.uncertain : unchanged;
  const some = isNew ? words.undoneNewStays : words.undone;
  return fillText(words.fault, {
    number: names.indexOf(step) + 1,
    step: words.steps[step],
    problem: fillText(problem, { detail }),
    undone: others.length === 0 ? nothing : fillText(some, { steps }),
    earlier: kept === "earlier" ? words.earlier : "",
    remedy: fillText(remedy, { detail }),
  });
}
