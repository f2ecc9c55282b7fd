import type { ReactNode } from "react";

export type FieldProps = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FrameProps = {
  id: string;
  label: string;
  problems: readonly string[];
  note?: string;
  isHidden?: boolean;
  children: (props: FieldProps) => ReactNode;
};

/** Label and field, with its problems or a note below. */
export function FieldFrame({ id, label, problems, note, isHidden, children }: FrameProps) {
  const described = problems.length > 0 || note !== undefined ? `${id}-about` : undefined;
  return (
    <div className={problems.length > 0 ? "field field-wrong" : "field"}>
      <label htmlFor={id} className={isHidden ? "visually-hidden" : undefined}>
        {label}
      </label>
      {children({
        id,
        ...(described !== undefined && { "aria-describedby": described }),
        ...(problems.length > 0 && { "aria-invalid": true }),
      })}
      {described !== undefined && (
        <p id={described} className={problems.length > 0 ? "problem" : "note"}>
          {problems.length > 0 ? problems.join(" ") : note}
        </p>
      )}
    </div>
  );
}

/** Returns the element id of a field, by which the preview finds it. */
export function fieldId(file: string, path: readonly string[]): string {
  return `${file}#${path.join(".")}`.replaceAll(/[^\w#.-]/g, "_");
}
