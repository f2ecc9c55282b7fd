import "./form-notice.css";

type SentNoteProps = { title: string; description: string };

/** Stays in the form after the notice of §8 has closed (WCAG 2.2.1), and describes what happens next. */
export function SentNote({ title, description }: SentNoteProps) {
  return (
    <p className="sent-note">
      <strong>{title}.</strong> {description}
    </p>
  );
}
