import type { ComponentProps } from "react";
import "./button.css";

type Look = "primary" | "outline";

function nameClasses(look: Look, className: string): string {
  return `button button-${look} ${className}`.trimEnd();
}

export function Button({
  look = "primary",
  className = "",
  ...props
}: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" {...props} className={nameClasses(look, className)} />;
}

type ButtonLinkProps = { href: string; look?: Look; className?: string; children: React.ReactNode };

/** A link styled as a button; an address that starts with `#` stays on the page. */
export function ButtonLink({ href, look = "primary", className = "", children }: ButtonLinkProps) {
  const classes = nameClasses(look, className);
  if (href.startsWith("#")) {
    return (
      <a href={href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={classes}>
      {children}
    </a>
  );
}
