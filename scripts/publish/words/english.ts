import type { Words } from "./spanish.ts";

/** Sentences of `publish` in English. */
export const english: Words = {
  steps: {
    connection: "connection",
    account: "user and folder",
    firewall: "firewall",
    program: "program",
    site: "site",
    certificate: "certificate",
    backups: "backups",
    check: "check",
  },
  states: { already: "already there", new: "new" },
  pages_one: "{{count}} page",
  pages_other: "{{count}} pages",
  reports_one: "{{count}} report",
  reports_other: "{{count}} reports",
  faults_one: "{{count}} fault",
  faults_other: "{{count}} faults",
  claims_one: "{{count}} claim",
  claims_other: "{{count}} claims",
  to: "Publishing to {{page}} ({{server}}, by SSH)",
  building: "Building the site...",
  public: "To be public: {{pages}}, {{reports}}.",
  trial: "This is a trial: not encrypted, and search engines are asked to leave it out.",
  size: "{{pages}}, {{size}} MB",
  until: "until {{day}}",
  plain: "not encrypted (trial)",
  ofDatabase: "pg_dump, or your provider’s",
  nightly: "every night at {{time}}",
  pagesAsked: "/ and /en",
  published: "Published in {{seconds}} s: {{page}}",
  doctor: "The doctor finds {{faults}} and {{claims}} to confirm:",
  doctorCommand: "  npx data-analyst-site doctor",
  records: "Still to do, and only you can, where you bought the domain:",
  recordsWhy: "Without them your mails may end up in spam.",
  recordsCheck: "To check: npx data-analyst-site doctor --online",
  namedByProvider: "(your mail provider names the value: {{host}})",
  addressRecord: "A DNS record is missing, where you bought the domain:",
  addressRemedy:
    "{{host}} must lead to your server{{found}}. Add it, wait some minutes and run publish again.\n" +
    "To see the site now, without a domain: npx data-analyst-site publish --trial",
  found: " and leads to {{addresses}}",
  dnsAway: "The DNS does not answer ({{reason}}). Check your connection and run publish again.",
  fault: "Step {{number}}/8, {{step}}: {{problem}}. {{undone}}{{earlier}}. {{remedy}}.",
  undone: "I undid {{steps}}",
  nothingUndone: "Nothing has changed",
  uncertain: "I cannot say how far it came; the server undoes its part",
  earlier: "; the previous site is still up",
  newStays: "The new site has started and stays in place",
  undoneNewStays: "I undid {{steps}}; the new site has started and stays in place",
  faults: {
    command: ["the server says “{{detail}}”", "Correct it on the server and run publish again"],
    system: ["the server runs {{detail}}", "Install Debian 13 and run publish again"],
    root: ["the user does not administer the server", "Write ssh://root@… into PUBLISH_TO"],
    occupied: [
      "/srv/site holds a site that was set up by hand",
      "Move it and its data away (docs/publish.md) and run publish again",
    ],
    public: [
      "this server has a public site already",
      "Publish without --trial, or try it on another server",
    ],
    busy: ["another publish is running", "Wait for its end and run publish again"],
    lost: ["the connection was lost", "Run publish again"],
    health: [
      "the new site does not start ({{detail}})",
      "See whether it works here: npx data-analyst-site start",
    ],
    caddyfile: [
      "/etc/caddy/Caddyfile holds another site",
      "Move it to /etc/caddy/conf.d/other.caddy and run publish again",
    ],
    certificate: [
      "no certificate arrives ({{detail}})",
      "Check that the domain leads to this server and run publish again",
    ],
    port: [
      "port 80 doesn’t answer from outside",
      "Open it in your server’s panel and run publish again",
    ],
    check: ["the page {{detail}} does not answer", "Run publish again"],
    ssh: [
      "the server does not let me in: {{detail}}",
      "Check PUBLISH_TO and your key: docs/publish.md",
    ],
  },
  noTarget:
    "I don’t know where to publish. Write PUBLISH_TO=ssh://root@203.0.113.10 into .env, or name a target with --to:\n" +
    "ssh://USER@SERVER, netlify, cloudflare, github-pages or container",
  noAddress:
    "The address of your site is missing: write VITE_SITE_URL=https://www.your-domain.com into .env.\n" +
    "To see it without a domain: npx data-analyst-site publish --trial",
  buildFailed: "The site cannot be built, so nothing was published:",
  emailjsMissing:
    "(!) Without VITE_EMAILJS_* in .env no message arrives: a host of files sends no mail.",
  bookingMissing:
    "(!) Without VITE_BOOKING_URL in .env there is no calendar: the page asks for a message to arrange an hour.",
  written: "Written: {{files}}",
  packageOutside:
    "(!) GitHub cannot install the program, which lies outside of your folder. Copy its .tgz file into it and run:\n" +
    "  npm i ./data-analyst-site-VERSION.tgz",
  hostSteps: {
    netlify:
      "The site is in {{dist}}. In your account of Netlify:\n" +
      "  1. Sites, Add new site, Deploy manually: drag that folder onto the page.\n" +
      "  2. Domain management, Add a domain: {{host}}. It names the record to add to the DNS.\n" +
      "Next time: publish, and drag the folder onto Deploys.",
    cloudflare:
      "The site is in {{dist}}. In your account of Cloudflare:\n" +
      "  1. Workers & Pages, Create, Pages, Upload assets: drag that folder onto the page.\n" +
      "  2. Custom domains, Set up a custom domain: {{host}}.\n" +
      "Next time: publish, and drag the folder onto Create new deployment.",
    "github-pages":
      "GitHub builds the site at each change that you push, and every morning. In your account:\n" +
      "  1. Push this folder to a repository, on the branch main.\n" +
      "  2. Settings, Pages, Source: GitHub Actions. Custom domain: {{host}}.\n" +
      "  3. In the DNS of your domain: CNAME {{host}} YOUR-NAME.github.io",
  },
  container:
    "The image holds the program alone: it builds your folder and serves it. How to start it: docs/deployment.md, “In a container”.",
};
