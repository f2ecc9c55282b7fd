import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  note: string;
  /** Where it is not that of the words around the link. */
  noteLanguage?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Announces the new tab; hands over neither opener nor referrer. */
export function ExternalLink({ href, note, noteLanguage, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden" lang={noteLanguage}>{` ${note}`}</span>
    </a>
  );
}
