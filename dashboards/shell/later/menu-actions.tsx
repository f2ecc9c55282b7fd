import { useClose } from "../panels/disclosure.tsx";

export type MenuAction = readonly [label: string, run: () => void];

/** Entries of a menu in a disclosure; each closes it. */
export function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  const close = useClose();
  return actions.map(([label, run]) => (
    <li key={label}>
      <button
        type="button"
        onClick={() => {
          close();
          run();
        }}
      >
        {label}
      </button>
    </li>
  ));
}
