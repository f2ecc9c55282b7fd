import type { FaultWords } from "../../../contracts/value-faults.ts";

/** Findings of the doctor and refusals of commands, in English. */
export const operationFaults = {
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
  "lesson-sample": [
    "The lesson {{name}} is an example, and would be mailed under your name",
    "Remove content/course/{{name}}. If you stand for it, take isSample out of it.",
  ],
  "course-unmailed": [
    "course.signup is true, but no lesson can be mailed: SMTP_URL is not set",
    "Set SMTP_URL and MAIL_TO in .env, or set course.signup to false.",
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
    "Set STRIPE_SECRET_KEY or TRANSFER_IBAN (docs/deployment.md, Bookings), or VITE_BOOKING_URL to your calendar elsewhere.",
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
  "digest-unmailed": [
    "No daily mail reports enquiries, faults and copies",
    "Set SMTP_URL and MAIL_TO; DIGEST_AT=never says that you want none.",
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
  "dns-address": [
    "{{host}} has no address in the DNS",
    "Add an A record with the address of your server, and an AAAA record if it has one of IPv6.",
  ],
  "dns-spf": [
    "{{domain}}, from which mails are sent, has no SPF record: they may be taken for spam",
    "Add a TXT record at {{domain}} as your mail provider names it, and the one for DKIM too.",
  ],
  "dns-dmarc": [
    "{{domain}}, from which mails are sent, has no DMARC record: they may be taken for spam",
    'Add a TXT record at _dmarc.{{domain}}, to begin with "v=DMARC1; p=none".',
  ],
  "dns-away": ["The DNS does not answer: {{reason}}", "Try again with a connection."],
  "mail-server": [
    "SMTP_URL: {{host}} does not accept mail: {{reason}}",
    "Compare server, port, user and password with what your mail provider says.",
  ],
  "calendar-silent": [
    "{{setting}}: the calendar gives no answer: {{reason}}",
    "Compare address, user and password with what your calendar's provider says; at Microsoft or Google, sign in again.",
  ],

  // Commands that make, rename and remove content, and the studio.
  "name-letters": "A title or name needs letters or digits",
  "address-used": ["{{address}} is in use", "Choose another title."],
  "post-exists": ["{{folder}} exists already", "Choose another title."],
  "case-example": [
    '"{{slug}}" is an example, whose report is part of the product',
    "Make a case of your own: npm run new -- case",
  ],
  "rows-kind": [
    "not a file of rows",
    "Choose one that ends in .csv, .tsv, .xlsx, .json or .parquet.",
  ],
  "rows-size": ["the file is larger than 200 MB", "Use the command: npm run new -- report FILE."],
  "report-file": ["{{reason}}", "{{nothing}}"],
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
} as const satisfies Record<string, FaultWords>;
