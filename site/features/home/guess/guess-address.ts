// Constants of addresses that visitors share: these must not change.
const guessParameter = "adivina";
const questionParameter = "dato";
const anchor = "adivina";

export type SharedGuess = { guess: number; question: string | undefined };

/** Returns undefined if the address shares no guess, or an invalid one. */
export function readSharedGuess(address: string): SharedGuess | undefined {
  const { searchParams } = new URL(address);
  const text = searchParams.get(guessParameter) ?? "";
  if (!/^(?:\d{1,2}|100)$/.test(text)) return undefined;
  return { guess: Number(text), question: searchParams.get(questionParameter) ?? undefined };
}

/** Returns the page's address with a guess, which opens the page at it. */
export function writeSharedGuess(address: string, { guess, question }: SharedGuess): string {
  const shared = new URL(address);
  shared.search = "";
  shared.searchParams.set(guessParameter, String(guess));
  if (question !== undefined) shared.searchParams.set(questionParameter, question);
  shared.hash = anchor;
  return shared.href;
}
