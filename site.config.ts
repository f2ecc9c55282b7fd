import type { SiteConfig } from "./contracts/configuration/site-config.ts";

/** The owner's facts. Whatever still reads "Tu ..." or "example" is a placeholder: `npm run doctor` lists them. */
export const siteConfig: SiteConfig = {
  brand: "Tu marca",
  owner: {
    name: "Tu nombre y apellidos",
    taxId: "00000000T",
    address: "Tu calle y número, código postal",
    city: "Tu ciudad",
    email: "hola@example.com",
    phone: "+34 600 000 000",
  },
  // A 5:6 photograph, best in black and white: put the file into content/images.
  portrait: "/images/portrait.svg",
  // Said beside every form: 2 or more.
  replyWorkingDays: 2,
  profiles: {
    professional: "https://www.linkedin.com/in/tu-perfil",
    photo: "https://www.instagram.com/tu_perfil",
  },
  // Claims shown on the home page and the mini-course: change them to your own (§2).
  experience: { years: 15, clients: 6000 },
  // A report published to the web with Power BI, shown in place of ours once the visitor asks for it (D13), e.g.
  // "ventas-bi": "https://app.powerbi.com/view?r=eyJrIjoi…"
  reports: {},
  // true: the mini-course forms are sent as enquiries; false: they say that sign-up is not open yet (D10).
  course: { signup: false },
  // When consultations can be booked in the site's own calendar, in your own time zone (D15).
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
  // Taxes included. Set arePlaceholders to false once they are yours: until then the calendar calls them examples.
  prices: {
    arePlaceholders: true,
    currency: "EUR",
    session: 100,
    discounts: { three: 5, five: 10, ten: 15 },
  },
};
