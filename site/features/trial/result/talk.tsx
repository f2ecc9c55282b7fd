import { useState } from "react";
import type { TrialResult } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { draftKey } from "../../../../contracts/privacy/storage-keys.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { readDraft } from "../../../platform/page/form-draft.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { storeValue } from "../../../platform/stored-value.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type { TrialState } from "../state/trial-state.ts";
import { writeMessage, type MessagePart } from "./write-message.ts";

type TalkProps = { state: TrialState; result: TrialResult };

/** The message that a visitor may write about the report: only what is ticked, shown in full, and nothing of the file. */
export function Talk({ state, result }: TalkProps) {
  const copy = useCopy("trial");
  const { talk } = copy;
  const locale = useLocale();
  const pathTo = usePathTo();
  const [ticked, setTicked] = useState<readonly MessagePart[]>([]);
  const parts: MessagePart[] = [
    "headlines",
    "columns",
    "totals",
    ...(state.doubts.length > 0 ? (["answers"] as const) : []),
  ];
  const message = writeMessage(state, result, { ticked, copy, locale });
  const toggle = (part: MessagePart): void =>
    setTicked(parts.filter((one) => (one === part) !== ticked.includes(one)));
  const kilobytes = Math.max(1, Math.round(result.definition.length / 1000));
  return (
    <section className="trial-talk" aria-labelledby="trial-talk">
      <div>
        <h2 id="trial-talk">{talk.title}</h2>
        <p>{talk.text}</p>
        <fieldset>
          <legend className="visually-hidden">{talk.legend}</legend>
          {parts.map((part) => (
            <label key={part}>
              <input
                type="checkbox"
                checked={ticked.includes(part)}
                onChange={() => toggle(part)}
              />
              {talk[part]}
            </label>
          ))}
        </fieldset>
      </div>
      <div>
        <p className="caption">{talk.preview}</p>
        <p className="trial-message">{message === "" ? talk.nothing : message}</p>
        <div className="trial-talk-actions">
          {/* The form keeps what is typed as a draft of the tab, which is how it gets the message. */}
          <span onClickCapture={() => message !== "" && keepMessage(message)}>
            <ButtonLink href={pathTo("services", { hash: "contact" })}>{talk.write}</ButtonLink>
          </span>
          <Button look="outline" onClick={() => saveDefinition(result.definition, state.file.name)}>
            {fillText(talk.save, { size: formatNumber(kilobytes, locale) })}
          </Button>
        </div>
        <p className="caption">{talk.saveNote}</p>
      </div>
    </section>
  );
}

function keepMessage(message: string): void {
  storeValue("sessionStorage", draftKey, JSON.stringify({ ...readDraft(draftKey), message }));
}

/** Saves the definition as a file, from memory. */
function saveDefinition(definition: string, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([definition], { type: "application/json" }));
  link.download = `${file.replace(/\.\w+$/, "")}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
