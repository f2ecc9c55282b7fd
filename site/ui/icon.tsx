import { arrowLeftPath, arrowRightPath, closePath } from "../../design/icon-paths.ts";

const shapes = {
  "arrow-left": arrowLeftPath,
  "arrow-right": arrowRightPath,
  chevron: "m6 9 6 6 6-6",
  close: closePath,
  menu: "M4 9h16M4 15h10",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  search: "M16 16l5 5M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z",
} as const;

/** A decorative icon of 24 × 24; the control around it has the name. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
