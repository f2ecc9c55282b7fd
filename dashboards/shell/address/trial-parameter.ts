/** In the address of a report that is to open over many more rows. */
export const trialParameter = "trial";
