/** The guess before the handle is moved, which is where a browser puts it. */
export const middle = 50;

/** A started game: the guess, how many dots of the answer are filled, and what compares them once it is open. */
export type ShownGuess = { guess: number; filled: number; told: string };
