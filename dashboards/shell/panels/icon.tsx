import { closePath } from "../../../design/icon-paths.ts";

const shapes = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  close: closePath,
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  filter: "M4 6h16M7 12h10M10 18h4",
  tour: "M4 17 9 9l5 5 6-9",
  why: "M5 6h14M5 12h9M5 18h5",
  whatIf: "M4 8h16M4 16h16M15 5v6M8 13v6",
  menu: "M4 6h16M4 12h16M4 18h16",
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon, 24 x 24: the control around it has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

type IconButtonProps = {
  icon: IconName;
  name: string;
  isDisabled?: boolean | undefined;
  onClick: () => void;
};

export function IconButton({ icon, name, isDisabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
