import type { FaultWords } from "../../../contracts/value-faults.ts";

/** Faults of reports and built documents, in English. */
export const buildFaults = {
  // Reports: for a programmer, so in English alone.
  "report/words-missing": ["{{name}} is missing", "Write it."],
  "report/words-surplus": ["{{name}} is used nowhere", "Remove it."],
  "report/definition": ["{{error}}", "Or make the report again: npm run new -- report FILE."],
  "report/columns-alike": ['two columns are called "{{name}}"', "Name them apart."],
  "report/titles-neutral": [
    "visuals.{{id}}.neutral has not one title a level",
    'Write {{count}}: what is measured by what, for each level of "{{view}}".',
  ],
  "report/annotation-kind": [
    'a note stands at "{{id}}", which has no room for a leader line',
    "Move it to a visual over one column of one of the kinds {{known}}.",
  ],
  "report/annotation-anchor": [
    'a note of "{{id}}" stands at "{{at}}", which the visual does not show',
    "Name one of {{known}}.",
  ],
  "report/title-place": [
    "visuals.{{id}} names {{name}}, which its claim does not say",
    "Say it in claims.ts, or name {{known}}.",
  ],
  "report/view-unknown": [
    '{{id}} shows the view "{{view}}", which there is not',
    "Declare it in the definition.",
  ],
  "report/total-whole": [
    "{{id}} shows the total, which has no bins",
    "Name what its measures are parts of: pivot.",
  ],
  "report/measure-sum": [
    '{{id}} adds up the measure "{{measure}}", which is no count and no sum',
    "Show it as a heat map.",
  ],
  "report/highlight-unknown": [
    '{{id}} highlights "{{name}}", which nothing is called',
    "Name a label or a measure.",
  ],
  "report/measure-absent": [
    '{{id}} shows the measure "{{measure}}", which its view does not keep',
    "List it with the view's measures, or show another.",
  ],
  "report/visual-twice": [
    'two visuals are called "{{id}}"',
    "Give each its own id: it is its title's key.",
  ],
  "report/claim-stray": ['there is no visual "{{id}}"', "Claim of another."],
  "report/claim-absent": ['the title of "{{id}}" claims nothing', "Say when it is true."],
  "report/claim-untrue": [
    'the claim of "{{id}}" is not true of all rows: {{figures}}',
    "Change title and claim, or the quotas of data.ts.",
  ],
  "report/figure-absent": [
    'the figure "{{id}}" of the case study is not expected',
    "Add it to figures.ts.",
  ],
  "report/figure-differs": [
    '"{{id}}" is expected as {{value}}, the case study says {{written}}',
    "Agree on one.",
  ],
  "report/figure-stray": [
    'the case study has no figure "{{id}}"',
    "Add it to case-figures.json, or expect it in a test.",
  ],
  "report/figure-untrue": [
    '"{{figure}}" comes out as {{found}}, not {{written}}',
    "Change the quotas of data.ts.",
  ],

  // Built documents: likewise.
  "built/none": ["no documents", "Build the site first."],
  "built/asset-name": [
    "blocking lists know a word of the name",
    "Name it by its hash alone (generator/build-site.ts).",
  ],
  "built/language": ['the language is "{{found}}"', 'Make <html lang> "{{wanted}}".'],
  "built/title-none": ["no title", "Let the page's describe() give one."],
  "built/title-long": ["the title has {{count}} characters", "Shorten it: 60 are shown."],
  "built/description-none": ["no description", "Let the page's describe() give one."],
  "built/headings": ["{{count}} <h1>", "Give the page exactly one."],
  "built/id-twice": ['the id "{{id}}" occurs twice', "Make ids unique in a document."],
  "built/forbidden": [
    "{{found}}",
    "Use a class, an SVG attribute or a listener: the policy forbids it.",
  ],
  "built/unfilled": ["a place is not filled in: «{{text}}»", "Pass its value to fillText()."],
  "built/shared": ["the {{part}} is that of {{other}}: «{{text}}»", "Write a {{part}} of its own."],
  "built/link-lost": [
    "a link leads to no page: {{address}}",
    "Write addresses with usePathTo(), so that they exist.",
  ],
  "built/link-anchor": [
    "a link leads to no element: {{address}}",
    "Give the element of {{target}} that id, or mend the link.",
  ],
  "built/file-lost": [
    "a file is missing: {{address}}",
    "Put it into the build, or mend the address.",
  ],
  "built/redirect-lost": ["{{from}} leads to no page: {{to}}", "Write another address."],
  "built/redirect-used": ["{{from}} is a page, so nothing leads on", "Remove its line."],
  "built/data": ["{{detail}}", "Mend generator/discovery/structured-data."],
  "built/unpublished": [
    'it holds "{{trace}}" of the post "{{slug}}", which is not published',
    "Build again; if it stays, the build lets it through.",
  ],
} as const satisfies Record<string, FaultWords>;
