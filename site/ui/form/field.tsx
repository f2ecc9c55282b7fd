import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon.tsx";
import "./field.css";

type FieldOwnProps = { id: string; label: string; hint?: string; error?: string | undefined };

type Described = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** A one-line field with a visible label, its error below. */
export function TextField({
  id,
  label,
  hint,
  error,
  ...props
}: FieldOwnProps & ComponentProps<"input">) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => <input {...props} {...described} />}
    </Field>
  );
}

/** A multi-line field with a visible label. */
export function TextArea({
  id,
  label,
  hint,
  error,
  ...props
}: FieldOwnProps & ComponentProps<"textarea">) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => <textarea {...props} {...described} />}
    </Field>
  );
}

/** A select with a visible label; its options are the children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  ...props
}: FieldOwnProps & ComponentProps<"select">) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <div className="field-select">
          <select {...props} {...described} />
          <Icon name="chevron" />
        </div>
      )}
    </Field>
  );
}

type FieldProps = {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  children: (described: Described) => ReactNode;
};

function Field({ id, label, hint, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span className="field-hint">{` ${hint}`}</span>}
      </label>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
