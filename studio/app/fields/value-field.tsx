import type { ChangeEvent } from "react";
import type { ValueNode } from "../../model/form-node.ts";
import { asText, type Json } from "../../model/json-value.ts";
import { useWords } from "../words.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";

type ValueFieldProps = {
  id: string;
  label: string;
  node: ValueNode;
  value: Json | undefined;
  problems: readonly string[];
  isComputed?: boolean;
  change: (value: Json | undefined) => void;
};

const inputTypes = {
  email: "email",
  address: "url",
  day: "date",
  text: "text",
} as const;

/** Edits an untranslated value with the control of its schema. */
export function ValueField({
  id,
  label,
  node,
  value,
  problems,
  isComputed,
  change,
}: ValueFieldProps) {
  const { say } = useWords();
  const note = isComputed ? { note: say("computed") } : {};
  return (
    <FieldFrame id={id} label={label} problems={problems} {...note}>
      {(field) => drawControl({ field, node, value, isComputed: isComputed === true, change })}
    </FieldFrame>
  );
}

type ControlProps = {
  field: FieldProps;
  node: ValueNode;
  value: Json | undefined;
  isComputed: boolean;
  change: (value: Json | undefined) => void;
};

function drawControl({ field, node, value, isComputed, change }: ControlProps) {
  const text = asText(value);
  const changeText = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    change(target.value === "" ? emptyValue(node) : target.value);
  const shared = { value: text, disabled: isComputed, onChange: changeText };
  switch (node.control) {
    case "switch":
      return (
        <input
          {...field}
          type="checkbox"
          disabled={isComputed}
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      );
    case "choice":
      return <Choice field={field} node={node} text={text} change={changeText} />;
    case "color":
      return (
        <span className="color">
          <input {...field} {...shared} type="text" />
          <input {...shared} type="color" aria-label={text} />
        </span>
      );
    case "picture":
      return <PictureField field={field} value={text} change={change} />;
    case "number":
      return (
        <NumberField
          field={field}
          value={value}
          isComputed={isComputed}
          change={change}
          empty={emptyValue(node)}
        />
      );
    case "long":
      return (
        <textarea
          {...field}
          rows={2}
          value={text}
          onChange={({ target }) => change(oneLine(target.value, node))}
        />
      );
    case "text":
    case "email":
    case "address":
    case "day":
      return <input {...field} {...shared} type={inputTypes[node.control]} />;
  }
}

type ChoiceProps = {
  field: FieldProps;
  node: ValueNode;
  text: string;
  change: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Choice({ field, node, text, change }: ChoiceProps) {
  const { nameField } = useWords();
  return (
    <select {...field} value={text} onChange={change}>
      {(node.options ?? []).map((option) => (
        <option key={option} value={option}>
          {option.includes(".") ? option : nameField(option)}
        </option>
      ))}
    </select>
  );
}

/** Returns the value of an emptied field: an optional one is removed. */
function emptyValue({ isRequired }: ValueNode): "" | undefined {
  return isRequired ? "" : undefined;
}

/** Joins the lines of a long text, which is one line of the file. */
function oneLine(text: string, node: ValueNode): string | undefined {
  return text === "" ? emptyValue(node) : text.replaceAll(/\s*\n\s*/g, " ");
}
