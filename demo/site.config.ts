import type { SiteConfig } from "../contracts/configuration/site-config.ts";

/**
 * Facts of the site. It ships with those of an invented demonstration; `npm run doctor` lists what to replace by your
 * own.
 */
export const siteConfig: SiteConfig = {
  // While true, the site says that it is a demonstration, lists what is invented, and stays out of search engines
  // (D26).
  demonstration: true,
  brand: "Dato Firme",
  // Color of buttons, marks and pictures; if text on it is unreadable, the build names the nearest readable color.
  accent: "#f2c811",
  owner: {
    name: "Dato Firme",
    taxId: "00000000T",
    address: "Calle de Ejemplo, 18, 28000",
    city: "Madrid",
    email: "hola@datofirme.example",
    phone: "+34 600 000 000",
  },
  // A photograph in content/images, of any size, best in black and white: the build crops it to 5:6 and compresses
  // it.
  portrait: "/images/portrait.svg",
  // Stated beside every form; 2 or more.
  replyWorkingDays: 2,
  profiles: {
    professional: "https://www.linkedin.com/",
    photo: "https://www.instagram.com/",
  },
  // Claims on the home page and the mini-course: replace them by your own (§2).
  experience: { years: 15, clients: 6000 },
  // A report published to the web with Power BI, shown in place of ours once the visitor asks for it (D13), e.g.
  // "ventas-bi": "https://app.powerbi.com/view?r=eyJrIjoi…"
  reports: {},
  // Codes by which search engines recognize your site, e.g. { name: "google-site-verification", content: "…" }
  verification: [],
  // Sections of the home page in this order; those that you leave out are not shown. The line between two sections is
  // drawn for this order: look at the page after a change.
  homeSections: ["guess", "about", "services", "projects", "values", "reviews", "profiles"],
  // true: the lessons in content/course are mailed, one a day, to who signs up and confirms, which needs SMTP_URL;
  // false: the forms say that sign-up is not open yet (D10).
  course: { signup: false },
  // When consultations can be booked in the site's own calendar, in your time zone (D15).
  booking: {
    timeZone: "Europe/Madrid",
    weekly: {
      mon: ["09:00-14:00", "16:00-18:15"],
      tue: ["09:00-14:00", "16:00-18:15"],
      wed: ["09:00-14:00", "16:00-18:15"],
      thu: ["09:00-14:00", "16:00-18:15"],
      fri: ["09:00-14:00"],
    },
    noticeHours: 24,
    horizonWeeks: 8,
    bufferMinutes: 15,
    holidays: ["2026-12-08", "2026-12-25", "2027-01-01", "2027-01-06"],
    packageMonths: 12,
  },
  // Taxes included. Set arePlaceholders to false once the prices are yours: until then pages call them examples.
  prices: {
    arePlaceholders: true,
    currency: "EUR",
    session: 100,
    discounts: { three: 5, five: 10, ten: 15 },
    // A block of hours, and the smallest project with its duration.
    block: { hours: 10, price: 850 },
    project: { from: 2400, minWeeks: 3, maxWeeks: 4 },
  },
  // Claims that you have checked and stand by: `npm run doctor` lists the others, with their places.
  confirmed: [],
};
