import "./privacy-note.css";

type PrivacyNoteProps = { id: string; text: string; link: { href: string; label: string } };

/** The first layer of privacy information at a form: controller, purpose, rights, and a link to the rest. */
export function PrivacyNote({ id, text, link }: PrivacyNoteProps) {
  return (
    <p className="privacy-note caption" id={id}>
      {`${text} `}
      <a href={link.href}>{link.label}</a>
    </p>
  );
}
