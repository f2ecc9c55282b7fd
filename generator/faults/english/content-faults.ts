import type { FaultWords } from "../../../contracts/value-faults.ts";

/** Faults of texts, catalogues and settings, in English. */
export const contentFaults = {
  // Texts and catalogues.
  "json-syntax": ["{{reason}}", "Put the missing comma, quotation mark or bracket there."],
  "json-mark": [
    "the file begins with a byte-order mark",
    "Save it as UTF-8 without BOM in your editor.",
  ],
  "json-empty": ["the file is empty", "Put its content back, from Git or a copy."],
  "copy-group": ["the group exists only in {{other}}", "Translate {{source}} into this file."],
  "copy-key": ["{{place}} is missing", "Add it, or take it out of {{source}}."],
  "case-picture": [
    "the picture is missing",
    "Draw those of the reports with npm run take-report-pictures, or put the picture there.",
  ],
  "copy-empty": ["{{place}} has no words", 'Write it in "{{language}}".'],
  "copy-places": [
    "{{place}} has {{found}} where Spanish has {{wanted}}",
    "Use the same places in every language.",
  ],
  "copy-places-surplus": [
    "{{place}} has {{found}} where Spanish has none",
    "Use the same places in every language.",
  ],
  "copy-places-missing": [
    "{{place}} has no place to fill where Spanish has {{wanted}}",
    "Use the same places in every language.",
  ],
  "copy-count": [
    "{{place}} counts with {{found}}, and there is one",
    "Write the sentence for one, without the number.",
  ],
  "copy-figure": [
    "{{place}} is in no figure",
    "Write {{name}} into a figure of {{folder}}, or remove it in both languages.",
  ],
  "copy-orphan": [
    "{{place}} is not in {{catalogue}}",
    "Add it there, or remove its copy in both languages.",
  ],
  "copy-unused": ["{{place}} is used nowhere", "Show it, or remove it in both languages."],
  "copy-unused-group": [
    "no code takes copy from this group",
    "Read it, or remove the file in both languages.",
  ],
  "text-in-english": ['{{place}} reads like "en": «{{text}}»', 'Write it in "es".'],
  "text-in-spanish": ['{{place}} reads like "es": «{{text}}»', 'Write it in "en".'],
  "text-leftover": ['{{place}} contains "{{found}}"', "Write the finished text."],
  "text-unwritten": [
    "{{place}} still to be written",
    "Write what begins with {{mark}} there, or take it away.",
  ],
  "texts-unwritten": [
    "{{place}} and {{more}} more still to be written",
    "Write what begins with {{mark}} there, or take it away.",
  ],
  "entry-twice": ['{{key}} "{{name}}" stands twice', "Give each its own."],
  "entry-unworded": ['"{{path}}" has no words in {{copy}}', "Write them, or correct the name."],
  "card-case": [
    'there is no case study "{{slug}}"',
    "Use a slug of {{cases}}, or none: the card then leads to the contact form.",
  ],
  "case-card": [
    'the case study "{{slug}}" has no project card, so no list leads to it',
    'Add one to {{cards}}, or set "isFeatured": false here.',
  ],
  "category-name": [
    'the category "{{name}}" of the blog has no name',
    'Add "{{slug}}" below "categories".',
  ],
  "category-posts": [
    'no post has the category "{{slug}}"',
    'Remove it below "categories" in both languages.',
  ],

  // Settings.
  "config-syntax": [
    "{{reason}}",
    "Put the missing comma, quotation mark or bracket there or in the line before it; npm run doctor -- --fix can put commas and quotation marks.",
  ],
  "config-computed": ["computed in site.config.ts", "Change it there, or write it out."],
  "accent-contrast": [
    "dark words on {{accent}} have a contrast of {{dark}}, and words in it on the dark ground {{light}}; both must be {{least}} or more. The nearest that passes is {{nearest}}",
    "Write that, or another.",
  ],
  "totals-inexact": [
    "totals do not give {{found}} exactly",
    "Use counts, sums and means of numbers by what is not added up, or publish rows.",
  ],
  "report-case": ["there is no such case study", "Use one of {{slugs}}."],
  "portrait-file": ["{{file}} does not exist", "Put the picture there, or correct its name."],
  "env-unknown": [
    ".env sets {{name}}, which no program of the site reads",
    "Remove it; .env.example has all settings.",
  ],
  "env-misspelt": [
    ".env sets {{name}}, which no program of the site reads",
    "Rename it to {{meant}}, if that is what you mean.",
  ],
  "env-sample": [
    ".env sets {{name}} to the sample of .env.example",
    "Write your own, or put # in front of it.",
  ],
  "env-twice": [".env sets {{name}} twice; the last line counts", "Remove the first."],
  "env-value": [
    ".env: {{name}}: expected {{expected}}; found {{found}}",
    "Correct {{name}}, or remove it to use the default.",
  ],
  "env-needed": [
    ".env: {{name}}: expected {{expected}}; found nothing",
    "Set {{name}}, which {{by}} needs, or remove {{by}}.",
  ],
  "course-lessons": [
    "course.signup is true, but content/course has no lesson",
    "Write lessons, e.g. content/course/01-empezar.md, or set course.signup to false.",
  ],
  "lesson-form": [
    "it cannot be read as a lesson, so it is not sent",
    "Name it as 01-empezar.md, and begin it with three lines: ---, title: …, ---; then its text.",
  ],
  "lesson-number": [
    "another lesson has its number",
    "Give it a number of its own: lessons go out in the order of their numbers, one a day.",
  ],
} as const satisfies Record<string, FaultWords>;
