/** Opens a report over many more rows. */
export const trialParameter = "trial";
