const shapes = {
  "arrow-left": "M19 12H5m0 0 6-6m-6 6 6 6",
  "arrow-right": "M5 12h14m0 0-6-6m6 6-6 6",
  chevron: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 9h16M4 15h10",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  search: "M16 16l5 5M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z",
} as const;

export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
