import "./breadcrumbs.css";

type BreadcrumbsProps = {
  label: string;
  /** From the home page down to the page above this one, whose heading is the last step. */
  steps: readonly { href: string; text: string }[];
};

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      {steps.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  );
}
