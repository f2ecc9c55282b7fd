export type Fault = { file: string; problem: string; remedy: string };
