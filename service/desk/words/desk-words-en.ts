import { count } from "../../digest/digest-words-en.ts";
import { capitalize } from "../../digest/digest-words.ts";
import { actWordsEn } from "./act-words-en.ts";
import type { DeskWords } from "./desk-words-es.ts";
import { signInWordsEn } from "./sign-in-words-en.ts";

const hours = (value: number) => (value === 1 ? "1 hour" : `${String(value)} hours`);

export const deskWordsEn: DeskWords = {
  name: "The desk",
  toSite: "See the site",
  leave: "Sign out",
  languages: { es: "Español", en: "English" },
  headline: (weekday, day, month) => [weekday, `${day} ${month}`],
  sum: {
    quiet: "Nothing today. Everything is running.",
    today: (value) =>
      value === 0
        ? "No appointments today."
        : `Today, ${count(value, "appointment", "appointments")}.`,
    unanswered: (value) => capitalize(count(value, "message is waiting.", "messages are waiting.")),
    issues: (value) =>
      capitalize(count(value, "payment needs your decision.", "payments need your decision.")),
    failed: (value) => capitalize(count(value, "email didn’t go out.", "emails didn’t go out.")),
    problems: (value) =>
      value === 1
        ? "Something behind the scenes is failing."
        : `${capitalize(count(value, "", "things"))} behind the scenes are failing.`,
  },
  today: {
    title: "Today",
    count: (value) => count(value, "appointment", "appointments"),
    now: (time) => `now, ${time}`,
    busy: "Busy in your calendar",
    block: "Blocked by you",
    held: "Paying now",
    missed: "Didn’t come",
    session: (number, of) => (of === 1 ? "One hour" : `Hour ${String(number)} of ${String(of)}`),
    none: "No appointments.",
    whole: "See the day and block hours",
  },
  issues: {
    title: (who, amount) => `${who}: ${amount}`,
    somebody: "Somebody",
    gone: "paid, and the hour was gone. The money goes back by itself; write to offer another hour.",
    differs:
      "paid for something other than what was chosen. The money goes back by itself; write to them.",
    twice: "paid twice for the same hour. The second payment goes back by itself.",
    unknown:
      "belongs to no booking that is known. See at your payment provider whose it is, or pay it back.",
    dispute: "has disputed the charge. Answer at your payment provider before its deadline.",
    refundFailed: "could not receive the refund. Pay it back some other way.",
    write: "Write to them",
    seen: "It’s settled",
    reference: (reference) => `Payment ${reference}`,
  },
  messages: {
    title: "Unanswered",
    none: "Everything is answered.",
    reply: "Reply",
    answered: "Already answered",
    reopen: "Unanswered again",
    whole: "Read all of it",
    all: "All messages",
    noService: "No service chosen",
    subject: "Your message",
    state: { answered: "Answered", open: "Unanswered", quarantined: "In quarantine" },
  },
  quarantine: {
    title: "In quarantine",
    none: "Nothing in quarantine.",
    held: (reason) => `Held because it looks like spam: ${reason}.`,
    release: "It’s genuine, let it through",
    remove: "Delete",
  },
  weeks: {
    title: "Three weeks",
    count: (booked, free) => `${count(booked, "appointment", "appointments")}, ${hours(free)} free`,
    day: (day, booked, free, closed) =>
      `${day}: ${count(booked, "appointment", "appointments")}, ${String(free)} free, ${String(closed)} closed`,
    legend: { booked: "booked", free: "free", closed: "busy or blocked" },
    block: "Block or open hours",
    all: "All appointments",
  },
  packages: {
    title: "Packages",
    count: (value) => `${hours(value)} to give`,
    left: (left, of, until) => `${String(left)} of ${String(of)} left, until ${until}`,
  },
  failed: {
    title: "Emails that didn’t go out",
    none: "Every email has gone out.",
    enquiries: (name) => `The message from ${name}`,
    visitor: (name) => `The notice to ${name}`,
    owner: (name) => `Your notice about ${name}’s appointment`,
    sessions: "The notice that somebody signed in to the desk",
    doubtful: "It may have arrived.",
    retry: "Try again",
  },
  others: {
    title: "Copies, and what the others last said",
    copy: "continuous copy",
    rehearsal: "restore rehearsal",
    own: "Copies",
    payments: "Payments",
    calendars: { caldav: "Calendar (CalDAV)", ics: "Published calendar" },
    calendar: "Calendar",
    mail: "Outgoing email",
    certificate: "Certificate",
    ago: (age) => `${age} ago`,
    until: (date) => `until ${date}`,
    never: "nothing yet",
    silent: (age) => `hasn’t answered for ${age}`,
    fine: {
      payments: (refunds) =>
        refunds === 0
          ? "No refund is pending."
          : capitalize(count(refunds, "refund pending.", "refunds pending.")),
      calendar: "Read in full.",
      mail: "It accepted the last email.",
      noMail: "None has gone out yet.",
      certificate: "It renews itself.",
    },
  },
  sessions: {
    title: "Open sessions",
    one: (device, since) => `${device}, since ${since}`,
    own: "this one",
    unknown: "A browser without a name",
    all: "Close all sessions",
  },
  ...actWordsEn,
  ...signInWordsEn,
};
