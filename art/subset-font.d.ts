declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer>;
  // oxlint-disable-next-line import/no-default-export -- the package has no other
  export default subsetFont;
}
