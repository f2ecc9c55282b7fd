import type { ReactNode } from "react";

type ListNoticeProps = {
  text: string;
  hint?: string;
  /** It is read out at once. */
  isError?: boolean;
  /** The way on. */
  children?: ReactNode;
};

/** What a list says in place of posts (§8). */
export function ListNotice({ text, hint, isError, children }: ListNoticeProps) {
  return (
    <div className="list-notice">
      <p className="list-notice-text" role={isError === true ? "alert" : undefined}>
        {text}
      </p>
      {hint !== undefined && <p className="lead">{hint}</p>}
      {children}
    </div>
  );
}
