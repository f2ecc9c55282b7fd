import "./contents-list.css";

type ContentsListProps = {
  title: string;
  /** Of the headings, where it is not that of the page. */
  language?: string | undefined;
  headings: readonly { id: string; text: string }[];
};

/** Links to the sections of a long text: folded on a phone, at its side on a desk. */
export function ContentsList({ title, language, headings }: ContentsListProps) {
  return (
    <nav className="contents" aria-label={title}>
      <p className="contents-title">{title}</p>
      <details>
        <summary>{title}</summary>
        <ol lang={language}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
