/** An error of a content command, as a sentence for the owner with the remedy. */
export class Refusal extends Error {}
