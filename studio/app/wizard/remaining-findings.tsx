import { useEffect, useState } from "react";
import type { Diagnosis, Finding } from "../../../scripts/doctor/finding.ts";
import { ask } from "../api.ts";
import { RemoveButton } from "../fields/content-actions.tsx";
import { useContentCommand } from "../fields/use-content-command.ts";
import { useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";
import { configFile } from "../views/settings-view.tsx";

const kinds = ["faults", "claims", "notes"] as const;

/** Lists the findings of `npm run doctor`; ends the demonstration and confirms claims. */
export function RemainingFindings() {
  const { say } = useWords();
  const { files, readValue, setValue } = useFiles();
  const [found, setFound] = useState<Diagnosis | { error: string }>();
  useEffect(() => {
    // The doctor reads the files: run it again after each save.
    if (Object.keys(files).length === 0) return;
    setFound(undefined);
    void ask<Diagnosis | { error: string }>("doctor").then(setFound);
  }, [files]);
  if (found === undefined) return <p role="status">{say("asking")}</p>;
  if ("error" in found) return <p className="problem">{found.error}</p>;
  const confirmed = (readValue(configFile, ["confirmed"]) ?? []) as string[];
  return (
    <>
      {found.faults.length === 0 && <p role="status">{say("allDone")}</p>}
      {readValue(configFile, ["demonstration"]) === true && (
        <button type="button" onClick={() => setValue(configFile, ["demonstration"], false)}>
          {say("endDemonstration")}
        </button>
      )}
      <ExamplesButton />
      {kinds.map((kind) => (
        <section key={kind}>
          {found[kind].length > 0 && <h2>{say(`found_${kind}`)}</h2>}
          <ul className="findings">
            {found[kind].map((finding) => (
              <FoundFault
                key={JSON.stringify(finding)}
                finding={finding}
                confirm={(claim) => setValue(configFile, ["confirmed"], [...confirmed, claim])}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Removes all example cases, posts and reviews. */
function ExamplesButton() {
  const { run, problem } = useContentCommand();
  return (
    <>
      <RemoveButton kind="examples" remove={() => void run("remove", "examples", [])} />
      {problem !== "" && <p className="problem">{problem}</p>}
    </>
  );
}

type FoundFaultProps = { finding: Finding; confirm: (claim: string) => void };

/** Shows a finding; a claim has a button that confirms it. */
function FoundFault({ finding, confirm }: FoundFaultProps) {
  const { say, word } = useWords();
  const { place, problem, remedy } = word(finding);
  const claim = finding.params["claim"];
  return (
    <li>
      <strong>{[place, problem].filter(Boolean).join(": ")}</strong>
      <span className="note">{remedy}</span>
      {claim !== undefined && (
        <button
          type="button"
          aria-label={`${say("confirm")}: ${claim}`}
          onClick={() => confirm(claim)}
        >
          {say("confirm")}
        </button>
      )}
    </li>
  );
}
