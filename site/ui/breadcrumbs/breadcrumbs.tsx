import "./breadcrumbs.css";

type Step = { href: string; text: string };

/** Steps from the home page to the parent page; the page's own heading is the last step. */
export function Breadcrumbs({ label, home, parent }: { label: string; home: Step; parent: Step }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <a href={home.href}>{home.text}</a>
      <span aria-hidden="true"> / </span>
      <a href={parent.href}>{parent.text}</a>
    </nav>
  );
}
