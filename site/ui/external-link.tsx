import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  note: string;
  /** The note's language, if it differs from the text around the link. */
  noteLanguage?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A link that announces its new tab and passes neither opener nor referrer. */
export function ExternalLink({ href, note, noteLanguage, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden" lang={noteLanguage}>{` ${note}`}</span>
    </a>
  );
}
