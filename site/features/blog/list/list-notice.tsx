import type { ReactNode } from "react";

type ListNoticeProps = {
  text: string;
  hint?: string;
  isError?: boolean;
  children?: ReactNode;
};

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
