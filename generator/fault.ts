/** Something wrong with the content: where it is, what it is, and how to mend it. */
export type Fault = { file: string; problem: string; remedy: string };
