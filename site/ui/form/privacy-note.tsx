import "./privacy-note.css";

type PrivacyNoteProps = { id: string; text: string; link: { href: string; label: string } };

/** First layer of the privacy information at a form: who, what for, rights, and the link to the rest. */
export function PrivacyNote({ id, text, link }: PrivacyNoteProps) {
  return (
    <p className="privacy-note caption" id={id}>
      {`${text} `}
      <a href={link.href}>{link.label}</a>
    </p>
  );
}
