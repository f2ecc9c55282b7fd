const days = [0, 1, 2, 3, 4] as const;
const hours = [0, 1, 2, 3, 4] as const;
const taken = new Set(["0-0", "0-1", "1-3", "2-0", "2-2", "2-3", "3-1", "4-0", "4-4"]);

export function CalendarSketch() {
  return (
    <svg className="calendar-sketch" viewBox="0 0 310 180" aria-hidden="true">
      {days.flatMap((day) =>
        hours.map((hour) => (
          <rect
            key={`${String(day)}-${String(hour)}`}
            className={taken.has(`${String(day)}-${String(hour)}`) ? "sketch-band" : "glyph-slot"}
            x={day * 62 + 1}
            y={hour * 36 + 1}
            width="54"
            height="28"
          />
        )),
      )}
    </svg>
  );
}
