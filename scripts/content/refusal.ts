/** What a command cannot do, in a sentence for the owner, with the remedy. */
export class Refusal extends Error {}
