import type { IconName } from "../panels/icon.tsx";

/** A thing that a report can do. */
export type Action = {
  id: string;
  name: string;
  icon?: IconName;
  isOn?: boolean;
  isDisabled?: boolean;
  act: () => void;
};
