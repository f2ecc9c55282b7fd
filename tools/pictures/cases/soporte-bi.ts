import { baseline, column, frame } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: { mean: "Media: 1.440\u00a0min" },
  en: { mean: "Mean: 1,440\u00a0min" },
};

/** Tickets by resolution time in classes of 3.2 h; their mean is 24 h, the figure of §9. */
const tickets = [3, 7, 14, 24, 34, 40, 42, 41, 34, 25, 19, 14, 11, 8, 6, 5, 4, 3, 2];
const meanClass = 7;
const classHours = 3.2;
const pitch = frame.width / tickets.length;
const pxPerTicket = 3.3;

/** A distribution of resolution times: the class of the mean, 24 hours, stands out. */
export const drawSoporteBi: PictureCase = ({ locale, palette, label }) => {
  const atHour = (hour: number): number => (hour / classHours) * pitch;
  const quiet = (text: string, x: number, anchor: "start" | "middle" | "end") =>
    label(text, { x, y: frame.captions, anchor }, palette.quiet);
  const meanHeight = pxPerTicket * (tickets[meanClass] ?? 0);
  return [
    baseline(palette.axis),
    ...tickets.map((count, i) =>
      column(
        i * pitch + 2,
        pitch - 4,
        count * pxPerTicket,
        i === meanClass ? palette.argued : palette.context,
      ),
    ),
    label(
      words[locale].mean,
      { x: meanClass * pitch + 2, y: frame.baseline - meanHeight - 9 },
      palette.bold,
    ),
    quiet("0\u00a0h", 0, "start"),
    quiet("24\u00a0h", atHour(24), "middle"),
    quiet("60\u00a0h", frame.width, "end"),
  ];
};
