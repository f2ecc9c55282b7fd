import { useClose } from "../panels/disclosure.tsx";

/** What an entry of a menu is called, and what it does. */
export type MenuAct = readonly [label: string, act: () => void];

/** Entries of a menu in a disclosure, each of which hides it. */
export function MenuActs({ acts }: { acts: readonly MenuAct[] }) {
  const close = useClose();
  return acts.map(([label, act]) => (
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
