import type { ReactNode } from "react";

type ExternalLinkProps = { href: string; note: string; className?: string; children: ReactNode };

/** Announces the new tab; hands over neither opener nor referrer. */
export function ExternalLink({ href, note, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  );
}
