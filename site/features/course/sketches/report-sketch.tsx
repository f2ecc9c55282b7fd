const pieces = [
  "M0 0h112v9H0z",
  "M0 13h34v15H0z",
  "M39 13h34v15H39z",
  "M78 13h34v15H78z",
  "M0 32h70v30H0z",
  "M75 32h37v30H75z",
  "M0 66h70v14H0z",
  "M75 66h37v14H75z",
] as const;

type ReportSketchProps = { pieces: number };

export function ReportSketch({ pieces: done }: ReportSketchProps) {
  return (
    <svg className="report-sketch" viewBox="0 0 112 80" width="112" height="80" aria-hidden="true">
      {pieces.map((shape, index) => (
        <path key={shape} d={shape} className={classOf(index + 1, done)} />
      ))}
    </svg>
  );
}

function classOf(piece: number, done: number): string {
  if (piece > done) return "report-open";
  if (piece < done) return "report-done";
  return done === pieces.length ? "sketch-mark" : "report-new";
}
