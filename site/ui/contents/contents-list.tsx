import "./contents-list.css";

type ContentsListProps = {
  title: string;
  /** The headings' language, if it differs from the page's. */
  language?: string | undefined;
  headings: readonly { id: string; text: string }[];
};

/** Links to the sections of a long text: folded on a phone, beside the text in a wide window. */
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
