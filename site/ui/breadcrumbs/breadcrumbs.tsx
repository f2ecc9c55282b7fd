import "./breadcrumbs.css";

type Step = { href: string; text: string };

/** From the home page to the page above this one, whose heading is the last step. */
export function Breadcrumbs({ label, home, parent }: { label: string; home: Step; parent: Step }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <a href={home.href}>{home.text}</a>
      <span aria-hidden="true"> / </span>
      <a href={parent.href}>{parent.text}</a>
    </nav>
  );
}
