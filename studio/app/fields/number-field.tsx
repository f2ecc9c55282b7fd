import { useState } from "react";
import { asText, type Json } from "../../model/json-value.ts";
import { isDoubtful, readNumber, showNumber } from "../../model/read-number.ts";
import { useWords } from "../words.ts";
import type { FieldProps } from "./field-frame.tsx";

type NumberFieldProps = {
  field: FieldProps;
  value: Json | undefined;
  isComputed: boolean;
  change: (value: Json | undefined) => void;
  empty: "" | undefined;
};

/** Edits a number in the notation of the language; an invalid or ambiguous text is kept, and the check refuses it. */
export function NumberField({ field, value, isComputed, change, empty }: NumberFieldProps) {
  const { say, language } = useWords();
  const [typed, setTyped] = useState("");
  const known = typeof value === "number" ? showNumber(value, language) : asText(value);
  const read = readNumber(typed);
  const isTyped = read === undefined ? typed === value : read === value;
  const text = isTyped ? typed : known;
  const about = `${field.id}-number`;
  return (
    <>
      <input
        {...field}
        {...(isDoubtful(text) && { "aria-invalid": true, "aria-describedby": about })}
        type="text"
        inputMode="decimal"
        disabled={isComputed}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          change(target.value === "" ? empty : (readNumber(target.value) ?? target.value));
        }}
      />
      {isDoubtful(text) && (
        <span id={about} className="problem">
          {say("doubtful", {
            thousands: text.trim().replace(/[.,]/, ""),
            fraction: `${text.trim().replace(/[.,]/, language === "es" ? "," : ".")}0`,
          })}
        </span>
      )}
    </>
  );
}
