import { createInterface } from "node:readline/promises";

const questions = {
  brand: "Name of the site",
  name: "Your name, or your company's",
  email: "E-mail address that the site shows",
  phone: "Telephone number that the site shows",
  city: "City",
  taxId: "Tax id, for the legal notice",
};

/** Facts of the owner, by their names in `site.config.ts`. */
export type Facts = Record<keyof typeof questions, string>;

/** Asks for the owner's facts in the terminal; an empty answer leaves a placeholder. */
export async function askFacts(): Promise<Partial<Facts>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const facts: Partial<Facts> = {};
  for (const [name, question] of Object.entries(questions)) {
    const answer = (await terminal.question(`${question}: `)).trim();
    if (answer !== "") facts[name as keyof Facts] = answer;
  }
  terminal.close();
  return facts;
}
