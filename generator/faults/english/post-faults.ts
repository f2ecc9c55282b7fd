import type { FaultWords } from "../../../contracts/value-faults.ts";

/** Faults of posts and pages of text, in English. */
export const postFaults = {
  // Fields above a post or a page of text.
  "yaml-syntax": ["{{reason}}", "Put a text that holds a colon, # or quotes between quotes."],
  "fields-block": [
    "no front matter",
    "Begin the file with the post's fields between two lines of --- (docs/blog.md).",
  ],
  "fields-none": ["no fields", "Write lines such as title: My title."],
  "field-unknown": ["not a field", "Known are {{known}}."],
  "field-elsewhere": ["not here", "Remove it: it stands in es.md."],
  "field-slug": ["not a field", "The folder's name is the slug: rename it."],
  "field-missing": ["missing", "Add {{field}} (docs/blog.md)."],
  "field-line": ['"{{from}}" cannot be read', 'Write "{{to}}".'],
  "featured-alt": ["missing", "Say in a sentence what the featured image shows."],

  // Folders of posts.
  "post-address": [
    '"{{slug}}" cannot be a post\'s address',
    "Rename the folder: small letters and digits, with hyphens between the words.",
  ],
  "post-folder": ["a folder inside a post", "Put the files beside es.md."],
  "post-beside": ["a file beside the posts", "A post is a folder with es.md in it."],
  "post-language": ["not a language of the site", "A post has es.md and, translated, {{others}}."],
  "post-spanish": [
    "es.md is missing",
    "Write the post in Spanish first: {{others}} is its translation.",
  ],
  "post-languages": [
    "no text in {{missing}}",
    "Write the post in every language, or in Spanish alone.",
  ],
  "post-slug": ["the folder's name is that of {{other}}: {{name}}", "Give each post its own."],
  "post-title": ["the title is that of {{other}}: {{name}}", "Give each post its own."],
  "category-letters": ["a category without letters", "Name it with letters or digits."],
  "category-spelling": [
    'the category "{{name}}" is "{{known}}" in {{other}}',
    "Spell it the same way everywhere.",
  ],
  "file-address": [
    'the name "{{name}}" cannot be an address',
    "Rename it: small letters, digits, hyphens and points.",
  ],
  "file-kind": [
    'files ending in "{{ending}}" are not offered',
    "Take it away, or let contracts/file-kinds.ts know its kind.",
  ],
  "file-size": [
    "the size of the picture is unknown",
    "Use a picture that says its width and height: {{endings}}.",
  ],
  "file-unused": ["no text refers to this file", "Show it, link it, or take it away."],
  "figure-words": [
    "{{name}} has no words",
    "Write them into {{words}}, or mend the name of the place.",
  ],
  "contentful-away": [
    "Contentful did not give the posts of {{space}}, and no earlier build kept them: {{reason}}",
    "Check VITE_CONTENTFUL_* and the network, and build again; or unset them to build from content/blog.",
  ],

  // Markdown of posts.
  "text-character": [
    "a character of the private use area",
    "Type the text anew: it holds an invisible character.",
  ],
  "text-opening": [
    "the text does not begin with a paragraph",
    "Begin with the paragraph that leads into it; the title is already there.",
  ],
  "text-html": ["HTML: {{text}}", "Write it in the Markdown that docs/blog.md lists."],
  "text-reference": [
    "a footnote or a link by reference",
    "Write notes into the sentence, and addresses behind the words.",
  ],
  "text-struck": [
    "struck-out words: {{words}}",
    "Leave the words out, or say that they were corrected.",
  ],
  "text-task": ["a task box", "Write a plain list item."],
  "text-number": [
    "the number {{number}}, where the list shows {{shown}}",
    "Number from 1, and indent what stands between two items.",
  ],
  "quote-block": ["{{block}} in a quote", "A quote holds paragraphs only: put the rest below it."],
  "list-block": ["{{block}} in a list", "Put the rest below it."],
  "heading-level": ["heading-{{level}}: {{words}}", "Use ## and ###: the title is the page's #."],
  "heading-order": ["### before any ##: {{words}}", "Put it below a ##, or make it one."],
  "underline-open": ["<u> is not closed", "Close it with </u> in the same paragraph."],
  "underline-twice": ["<u> inside <u>", "Close the first one before it."],
  "underline-end": ["</u> without <u>", "Open it in the same paragraph."],
  "picture-inline": [
    "a picture beside text: {{url}}",
    "Give it a line of its own, with an empty line before and after.",
  ],
  "picture-alt": ["no words for {{url}}", "Say what it shows between the brackets."],
  "picture-file": ["no picture {{url}}", "Put the file into the post's folder, or mend the name."],
  "picture-kind": ["{{url}} is not a picture", "Offer it as a download: [words](file)."],
  "link-empty": ["a link without words: {{url}}", "Write what it leads to."],
  "link-title": ["a link with a title", "Say it in the words of the link."],
  "link-post-page": ["a post by its address: {{url}}", "Link its file: ../its-slug/es.md."],
  "link-page": ["{{url}} is not a page of the site", "Mend it; it stands without /en."],
  "link-post": [
    "{{url}} is not a post",
    "Link a post of the blog in this language: ../its-slug/es.md.",
  ],
  "link-scheme": [
    "the address {{url}}",
    "Use https://, mailto:, a page of the site, a post or a file.",
  ],
  "link-bare": ["the address {{url}} without https://", "Write https://{{url}}."],
  "link-file": ["no file {{url}}", "Put it into the post's folder, or mend the name."],

  // Pages of text.
  "page-fields": [
    "expected the file to start with a block between two ---",
    "Write title, description and updated there.",
  ],
  "page-heading": ["a heading is plain text: {{words}}", "Take bold, code and links out of it."],
  "page-id": ['the id "{{id}}" occurs twice', "Give one heading its own, such as {#name}."],
  "page-cells": ["expected {{count}} cells", "Give the row as many as the head of its table has."],
  "page-markdown": [
    '"{{found}}" is not understood here',
    "Write it with headings of ## and ###, paragraphs, flat lists, tables, bold, code or links.",
  ],
  "page-leftover": ['"{{found}}" is not understood here: {{text}}', "Close it, or take it away."],
  "page-value": ["{{name}} is unknown here", "Known are {{known}}."],
  "page-braces": ["a place is not closed: {{text}}", "Close it with two braces."],
  "page-link": ["{{url}} leads nowhere", "Use https://, mailto: or a path of the site."],
} as const satisfies Record<string, FaultWords>;
