import "./form-notice.css";

type SentNoteProps = { title: string; description: string };

/** Stays in the form when the notice that announced it has left (WCAG 2.2.1). */
export function SentNote({ title, description }: SentNoteProps) {
  return (
    <p className="sent-note">
      <strong>{title}.</strong> {description}
    </p>
  );
}
