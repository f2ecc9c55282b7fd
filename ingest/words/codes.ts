/** Code of a doubt, note or fault: a key of the words. */
export type DoubtCode = keyof typeof import("./en.json").doubts;
