import type { Understood } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { Copy } from "../../../copy.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";

/** Keys of the words for signs and orders. */
const names: Readonly<Record<string, keyof Words["values"]["texts"]>> = {
  ";": "semicolon",
  ",": "comma",
  ".": "point",
  "|": "bar",
  "\t": "tab",
  dmy: "dmy",
  mdy: "mdy",
  ymd: "ymd",
};

type Words = Copy["trial"]["reading"];

export function UnderstoodList({ understood }: { understood: readonly Understood[] }) {
  const copy = useCopy("trial").reading;
  if (understood.length === 0) return null;
  return (
    <div className="trial-understood">
      <h2>{copy.understood}</h2>
      <dl>
        {understood.map((one) => (
          <div key={one.topic}>
            <dt>{copy.topics[one.topic]}</dt>
            <dd>
              <strong>{nameValue(one, copy)}</strong>
              <span>{writeEvidence(one, copy)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function nameValue({ topic, value }: Understood, { values }: Words): string {
  if (topic === "header") {
    return value === "0" ? values.none : fillText(values.row, { line: value });
  }
  if (topic === "nulls") {
    return value === "" ? values.blank : fillText(values.blanks, { texts: value });
  }
  const name = names[value.trim() || value];
  if (name !== undefined) return values.texts[name];
  return topic === "encoding" ? value.toUpperCase().replace("WINDOWS", "Windows") : value;
}

function writeEvidence({ topic, found, column }: Understood, copy: Words): string {
  if (topic === "nulls") return copy.noZero;
  if (found === undefined || column === undefined) return "";
  return fillText(copy.evidence, { found, column });
}
