/**
 * A bar a bin: as thick as the second measure, as long as the first for each of the second, so that its area is the
 * first; a third measure is that length in words.
 */
export type MosaicSpec = { kind: "mosaic" };
