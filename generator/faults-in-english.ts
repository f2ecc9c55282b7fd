import { valueFaults, type FaultWords } from "../contracts/value-faults.ts";

/**
 * Faults in English, by code: the problem and its remedy. `{{place}}` is the quoted field, or "the text". The studio has
 * them in Spanish (`studio/words/faults-in-spanish.ts`).
 */
export const faultsInEnglish = {
  ...valueFaults,

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

  // Findings of the doctor.
  "site-demonstration": [
    "The site says that it is a demonstration, and no page of it may be indexed",
    "When what follows is yours, set demonstration to false in site.config.ts: the note, its page and the noindex go.",
  ],
  "fact-shipped": ["{{field}} is «{{value}}»", "Write yours in site.config.ts."],
  "prices-sample": [
    "The prices are samples ({{session}} {{currency}} a session, {{block}} for {{hours}} hours, from {{project}} a project), and the pages say so",
    "Write yours under prices in site.config.ts, and set arePlaceholders to false.",
  ],
  "review-sample": [
    'The review "{{id}}" is a sample, and says so on the page',
    "Put a real one into content/copy/*/testimonials.json and set isSample to false in content/catalogue/testimonials.json.",
  ],
  "case-sample": [
    'The case "{{slug}}" is an example of an invented company',
    'Remove it: npm run remove -- case {{slug}}. If it is yours, write "isDemonstration": false for it in content/catalogue/case-studies.json.',
  ],
  "post-sample": [
    'The post "{{slug}}" is an example, and would be public under your name',
    "Remove it: npm run remove -- post {{slug}}. If you stand for it, take isSample out of content/blog/{{slug}}/es.md.",
  ],
  "claim-experience": [
    "The site claims {{years}} years and {{clients}} clients: {{where}}",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-certification": [
    "The site claims a certification in Power BI: {{where}}",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-reply": [
    "The site claims an answer within {{days}} business days: {{where}}",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-prices": [
    "The site claims {{session}} {{currency}} a session, {{block}} for {{hours}} hours, from {{project}} a project, with discounts for packages: {{where}}",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-reviews": [
    "The site claims {{reviews}} reviews, by people who agreed to them: content/copy/es/testimonials.json",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-portrait": [
    "The site claims {{portrait}} as a picture of {{name}}: site.config.ts; its words in content/copy/es/hero.json",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "claim-legal": [
    "The site claims legal texts that hold for {{name}} in {{city}}: content/legal/es",
    'Correct it in both languages, or write "{{claim}}" into confirmed in site.config.ts.',
  ],
  "booking-unpaid": [
    "The booking calendar takes no money: its payment is a demonstration, and says so",
    "Set VITE_BOOKING_URL to your calendar elsewhere, or write a payment provider: CONTRIBUTING.md, task 6.",
  ],
  "booking-unmailed": [
    "Bookings are kept but not confirmed by mail",
    "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run bookings -- list",
  ],
  "enquiries-unmailed": [
    "Enquiries are kept but not mailed",
    "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run mail -- list",
  ],
  "address-unset": [
    "VITE_SITE_URL is not set",
    "Search engines need the site's address: set it in .env.",
  ],
  "alerts-unset": [
    "Nobody is alerted when mails fail or nothing can be stored",
    "Set ALERT_URL in .env, or have a monitor look for ok at /healthz.",
  ],
  "holiday-over": [
    "The holiday {{day}} is over",
    "Remove it from booking.holidays in site.config.ts.",
  ],
  "holiday-twice": ["booking.holidays in site.config.ts has {{day}} twice", "Remove one."],
  "holiday-booked": [
    "Somebody has an appointment on {{day}}, a holiday in site.config.ts",
    "npm run bookings -- list names them: agree on another hour, or open the day.",
  ],
  "holidays-end": [
    "booking.holidays has no day after {{day}}",
    "Write those of the next months into site.config.ts, or they can be booked.",
  ],
  "post-untranslated": [
    "{{folder}} has no translation",
    "English lists show the Spanish post, marked as such; write en.md beside es.md.",
  ],
  "post-scheduled": [
    "{{folder}} is not shown before {{day}}",
    "Build and deploy again on that day.",
  ],
  "post-draft": [
    "{{folder}} is a draft",
    "It is shown nowhere; set isPublished to true when it is ready.",
  ],
  "picture-heavy": [
    "{{picture}} has {{megabytes}} MB",
    "Save it smaller: nobody is shown more than 1600 pixels of its width.",
  ],
  "data-folder": [
    "Nothing can be stored in {{folder}}: {{reason}}",
    "Let the user who runs the service write there, or choose another folder with DATA_DIR.",
  ],
  "data-disk": [
    "The disk of {{folder}} has {{megabytes}} MB left",
    "Free up space: enquiries and bookings are refused when it is full.",
  ],
  "data-database": ["{{reason}}", "Enquiries and bookings are refused until then."],
  "backup-none": [
    "There is no backup of {{folder}} yet",
    "npm run backup -- FOLDER; docs/deployment.md has a line for every day.",
  ],
  "backup-old": [
    "The last backup of {{folder}} is {{days}} days old",
    "npm run backup -- FOLDER; docs/deployment.md has a line for every day.",
  ],
  "mails-failed": [
    "Mails that could not be delivered: {{failed}}",
    "See why: {{command}} -- list. Send again: {{command}} -- retry failed",
  ],
  "mails-doubtful": [
    "Mails that could not be delivered: {{failed}}, of which {{doubtful}} may have arrived",
    "See why: {{command}} -- list. Send again: {{command}} -- retry failed",
  ],
  "mails-quarantine": [
    "Enquiries in quarantine as spam: {{count}}",
    "Read them: npm run mail -- list. Deliver one: npm run mail -- release ID. Erase all: npm run mail -- purge",
  ],
  "address-refused": [
    "{{name}}: {{origin}} answers {{status}}",
    "Correct the address, or try again when you are online.",
  ],
  "address-away": [
    "{{name}}: {{origin}} cannot be reached: {{reason}}",
    "Correct the address, or try again when you are online.",
  ],
  "mail-server": [
    "SMTP_URL: {{host}} does not accept mail: {{reason}}",
    "Compare server, port, user and password with what your mail provider says.",
  ],

  // Commands that make, rename and remove content, and the studio.
  "name-letters": "A title or name needs letters or digits",
  "address-used": ["{{address}} is in use", "Choose another title."],
  "post-exists": ["{{folder}} exists already", "Choose another title."],
  "case-exists": ['There is a case "{{slug}}" already', "Choose another title."],
  "service-exists": 'There is a service "{{id}}" already',
  "category-exists": 'There is a category "{{name}}" already',
  "post-unknown": ['There is no post "{{slug}}"', "There are {{known}}."],
  "case-unknown": ['There is no case "{{slug}}"', "There are {{known}}."],
  "service-unknown": ['There is no service "{{id}}"', "There are {{known}}."],
  "page-unknown": 'There is no page "{{slug}}" that npm run new -- page made',
  "category-unknown": 'There is no category "{{name}}"',
  "category-post": ['There is no post "{{slug}}"', "Name the folder of one that has the category."],
  "category-only": ["It is the only category of {{slugs}}", "Give them another one first."],
  "service-only": ["It is the only service", "Write another first."],
  "links-examples": ["{{files}} link to examples", "Take these links out first."],
  "links-left": ["{{files}} link to {{target}}", "Take these links out first."],
  "picture-unreadable": "{{file}} is no picture that can be read: png, jpg, webp or avif",
  "reports-line": ['site.config.ts has no line that begins with "reports: {"', "Write it there."],
  "command-failed": "{{output}}",
  "file-changed": ["{{file}} was changed elsewhere since", "Take it back with your editor."],
  "upload-kind": [
    "This picture does not work here: choose an svg, png, jpg or webp file",
    "Export a HEIC photo of a phone as jpg first.",
  ],
  "upload-size": ["The picture is larger than 30 MB", "Save it smaller and choose it again."],
  "upload-unreadable": [
    "The picture cannot be read: it may be damaged",
    "Open it and save it again as png or jpg.",
  ],
  "mail-characters": [
    "A setting of the mail holds a quotation mark or a line break",
    "Take it out.",
  ],

  // Reports: for a programmer, so in English alone.
  "report/words-missing": ["{{name}} is missing", "Write it."],
  "report/words-surplus": ["{{name}} is used nowhere", "Remove it."],
  "report/columns-alike": ['two columns are called "{{name}}"', "Name them apart."],
  "report/titles-neutral": [
    "visuals.{{id}}.neutral has not one title a level",
    'Write {{count}}: what is measured by what, for each level of "{{view}}".',
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
