import type { Proof } from "../../tests/support/page/note-proof.ts";

const dimensions = {
  address: "addresses",
  edition: "editions",
  scheme: "schemes",
  width: "widths",
  state: "states",
} as const satisfies Partial<Record<keyof Proof, string>>;

/** One line for each kind of proof: number of looks, and of distinct addresses, editions, schemes, widths and states. */
export function describeProofs(proofs: readonly Proof[]): string[] {
  const kinds = Map.groupBy(proofs, ({ kind }) => kind);
  return [...kinds].map(([kind, some]) => {
    const counts = Object.entries(dimensions).map(([name, plural]) => {
      const distinct = new Set(some.map((proof) => proof[name as keyof typeof dimensions]));
      return `${String(distinct.size)} ${plural}`;
    });
    return `${kind}: looked ${String(some.length)} times, at ${counts.join(", ")}`;
  });
}
