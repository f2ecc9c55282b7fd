/**
 * Faults of generated sentences in either language: a plural after one, none of none, a difference of nothing, two
 * prepositions, a number without its axis before its measure, a share that is as expected.
 */
export const oddWords = new RegExp(
  [
    String.raw`\{\{|NaN|undefined|∞`,
    String.raw`(?<![\d.,])1 (?:puntos|veces|meses|días|huecos|productos|mercados|points|times|months|days|slots|products|markets)\b`,
    String.raw`\b0 (?:de|of) 0\b`,
    String.raw`(?:diferencia es de|difference is) €?0(?:[.,]0+)?(?![\d.,])`,
    String.raw`\b(?:entre|between) (?:desde|hasta|since|until)\b`,
    String.raw`\b(?:a|de) el \b`,
    String.raw`^(?!20\d\d:)[\d.,–]+: `,
    String.raw`(?:account for|supondría) ([^;]+); (?:it accounts for|supone) \1\.(?!\d)`,
    String.raw`\bwi-Fi\b`,
  ].join("|"),
);
