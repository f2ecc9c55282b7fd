import {
  briefChoices,
  longestDecision,
  type BriefChoice,
} from "../../../../contracts/brief/brief.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./brief-fields.css";

type AskedChoice = Exclude<BriefChoice, "situation" | "keeper">;

type BriefFieldsProps = {
  isSending: boolean;
  /** True where the guide on the same page asks for the data and the date. */
  isGuided: boolean;
};

/** The optional second part of an enquiry, closed at first. */
export function BriefFields({ isSending, isGuided }: BriefFieldsProps) {
  const { brief, optional } = useCopy("contact");
  const asked: AskedChoice[] = isGuided
    ? ["size", "budget"]
    : ["deadline", "data", "size", "budget"];
  return (
    <details className="brief">
      <summary>
        {brief.title}
        <span className="field-hint">{` ${optional}`}</span>
        <Icon name="chevron" />
      </summary>
      <div className="brief-fields">
        <TextField
          label={brief.decision}
          id="decision"
          name="decision"
          maxLength={longestDecision}
          autoComplete="off"
          readOnly={isSending}
        />
        {asked.map((field) => {
          const { label, options } = brief[field];
          return (
            <SelectField key={field} label={label} id={field} name={field} disabled={isSending}>
              <option value="">{brief.choose}</option>
              {briefChoices[field].map((option) => (
                <option key={option} value={option}>
                  {(options as Record<string, string>)[option]}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </details>
  );
}
