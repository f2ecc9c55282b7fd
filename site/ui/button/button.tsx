import type { ComponentProps } from "react";
import "./button.css";

type Look = "primary" | "outline";

/** A button with the look of the site. */
export function Button({
  look = "primary",
  className = "",
  ...props
}: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" {...props} className={`button button-${look} ${className}`} />;
}

type ButtonLinkProps = { href: string; look?: Look; className?: string; children: React.ReactNode };

/** A link that looks like a button; an address that starts with `#` stays on the page. */
export function ButtonLink({ href, look = "primary", className = "", children }: ButtonLinkProps) {
  const classes = `button button-${look} ${className}`;
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
