import { useClose } from "../panels/disclosure.tsx";

/** What an entry of a menu is called, and what it does. */
export type MenuAction = readonly [label: string, act: () => void];

/** Entries of a menu in a disclosure, each of which hides it. */
export function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  const close = useClose();
  return actions.map(([label, act]) => (
    <li key={label}>
      <button
        type="button"
        onClick={() => {
          close();
          act();
        }}
      >
        {label}
      </button>
    </li>
  ));
}
