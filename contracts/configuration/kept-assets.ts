/** The file of a build that lists the assets kept from earlier ones, with the time when a build first lacked each. */
export const keptAssetsFile = "_kept-assets.json";

/** Times in ms since 1970, by the file's name below `assets/`. */
export type KeptAssets = Record<string, number>;
