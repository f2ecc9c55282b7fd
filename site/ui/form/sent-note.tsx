import "./form-notice.css";

type SentNoteProps = { title: string; description: string };

/** Stays in the form when the notice of §8 has left (WCAG 2.2.1), and says what follows instead of the same again. */
export function SentNote({ title, description }: SentNoteProps) {
  return (
    <p className="sent-note">
      <strong>{title}.</strong> {description}
    </p>
  );
}
