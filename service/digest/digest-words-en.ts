import { capitalize, type DigestWords } from "./digest-words.ts";

const numerals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The number in words up to twelve, with its noun, e.g. `one appointment`. */
export function count(value: number, one: string, many: string): string {
  return `${numerals[value] ?? String(value)} ${value === 1 ? one : many}`;
}

const write = (value: number) => value.toLocaleString("en-US");
const commands = {
  enquiries: "npm run mail",
  bookings: "npm run bookings",
  course: "npm run mail",
};
const abouts = {
  enquiries: "about messages",
  bookings: "about bookings",
  course: "of the mini-course",
};

export const digestWordsEn: DigestWords = {
  kicker: (brand, at) => `${brand}, your ${at} digest`,
  counted: {
    appointments: (value) => count(value, "appointment", "appointments"),
    enquiries: (value) => count(value, "message", "messages"),
    bookings: (value) => count(value, "new booking", "new bookings"),
    problems: (value) => count(value, "thing to decide", "things to decide"),
  },
  quiet: "nothing new",
  quietCopy: (age) => `copy ${age} old`,
  nothingToDecide: "Nothing is waiting for your decision.",
  copyAge: (age) => `The last copy is ${age} old.`,
  noCopyAge: "There is no copy away from this machine.",
  advise: {
    failed: ({ about, failed, doubtful }) => ({
      title: `${capitalize(count(failed, "email", "emails"))} ${abouts[about]} could not be delivered.`,
      detail: `${doubtful === 0 ? "" : `Of these, ${String(doubtful)} may have arrived. `}See why: \`${commands[about]} -- list\`. Send again: \`${commands[about]} -- retry failed\`.`,
    }),
    postponed: ({ about, count: value }) => ({
      title: `The mail server has put off ${count(value, "email", "emails")} ${abouts[about]} for an hour.`,
      detail: `They are tried again. See why: \`${commands[about]} -- list\`.`,
    }),
    quarantine: ({ count: value }) => ({
      title: `${capitalize(count(value, "message looks like spam and is waiting", "messages look like spam and are waiting"))} in quarantine.`,
      detail:
        "Read them: `npm run mail -- list`. Deliver one: `npm run mail -- release ID`. Erase all: `npm run mail -- purge`.",
    }),
    "copy-fault": ({ since }, { day, time }) => ({
      title: `The copy away from this machine has failed since ${day(since)} at ${time(since)}.`,
      detail:
        "What has arrived since then would be lost with the disk. See why: `npm run doctor`. It is tried again every minute.",
    }),
    "rehearsal-fault": ({ since }, { day, time }) => ({
      title: `The copy could not be restored in the rehearsal on ${day(since)} at ${time(since)}.`,
      detail: "A copy that does not open is no copy. See why: `npm run doctor`.",
    }),
    "backup-none": () => ({
      title: "There is no copy of messages and bookings yet.",
      detail:
        "Set BACKUP_TO in .env and it is made by itself, or make one now: `npm run backup -- FOLDER`.",
    }),
    "backup-old": ({ days }) => ({
      title: `The last copy is ${String(days)} days old.`,
      detail:
        "Set BACKUP_TO in .env and it is made by itself, or make one now: `npm run backup -- FOLDER`.",
    }),
    holds: () => ({
      title: "Unpaid holds have reached their limit.",
      detail:
        "Nobody has paid for these hours, and no more are accepted. See them: `npm run bookings -- list`.",
    }),
    payments: ({ count: value }) => ({
      title: `${String(value)} ${value === 1 ? "payment needs" : "payments need"} you.`,
      detail: "Money that led to no appointment, or is disputed: `npm run bookings -- payments`.",
    }),
    "calendar-silent": ({ setting, since, isPaused, isSignedOut }, { day, time }) => ({
      title: isSignedOut
        ? `Nobody is signed in to your calendar (${setting}) any more: it has not been read since ${day(since)} at ${time(since)}.`
        : `Your calendar (${setting}) has not answered since ${day(since)} at ${time(since)}.`,
      detail: `${
        isPaused
          ? "No hours are offered until it answers."
          : "Hours are offered by what it last said."
      } ${isSignedOut ? "Sign in: `npm run calendar -- sign-in`." : "The reason: `/healthz`."}`,
    }),
    "calendar-unwritten": ({ since }, { day, time }) => ({
      title: `Bookings have not reached your calendar since ${day(since)} at ${time(since)}.`,
      detail: "It is tried again every minute. The reason: `/healthz`.",
    }),
    unreachable: ({ setting, since }, { day, time }) => ({
      title: `The address of ${setting} has not answered since ${day(since)} at ${time(since)}.`,
      detail: "Correct it in .env: until then a fault would not reach you that way.",
    }),
    certificate: ({ until }, { date }) => ({
      title: `The certificate of the site is valid only until ${date(until)}.`,
      detail:
        "It should have been renewed by now: read the log of what renews it (Caddy, certbot or your provider).",
    }),
  },
  today: "Today",
  session: (number, sessions) =>
    sessions === 1 ? "one hour" : `hour ${String(number)} of ${String(sessions)}`,
  noTopic: "No topic written",
  messages: "They wrote to you",
  ago: (age) => `${age} ago`,
  reply: "Reply",
  noService: "no service chosen",
  more: (value) => `And ${String(value)} more: \`npm run mail -- list\``,
  since: (day, time) => `Since ${day} at ${time}`,
  labels: {
    views: "Visits",
    bookings: "Bookings",
    messages: "Messages",
    mails: "Emails",
    copy: "Copy",
    certificate: "Certificate",
  },
  views: ({ pages, cases }) =>
    pages === 0
      ? "No page read yesterday"
      : `${write(pages)} ${pages === 1 ? "page" : "pages"} read yesterday, ${write(cases)} of them case studies`,
  bookings: ({ confirmed, moved, cancelled }) =>
    confirmed + moved + cancelled === 0
      ? "None new, moved or canceled"
      : `${write(confirmed)} new, ${write(moved)} moved, ${write(cancelled)} canceled`,
  enquiries: (value, quarantined) => {
    const arrived = value === 0 ? "None" : `${write(value)} arrived`;
    return quarantined === 0 ? arrived : `${arrived}; ${write(quarantined)} in quarantine`;
  },
  mails: (delivered, failed) => {
    if (delivered + failed === 0) return "None to send";
    const sent = `${write(delivered)} sent`;
    return failed === 0 ? sent : `${sent}, ${write(failed)} not`;
  },
  copy: {
    current: (age) => `${capitalize(age)} old.`,
    begun: "The first copy away from this machine is under way.",
    rehearsed: (day, time, { enquiries = 0, bookings = 0 }) =>
      `Restore rehearsed on ${day} at ${time}: ${write(enquiries)} ${enquiries === 1 ? "message" : "messages"} and ${write(bookings)} ${bookings === 1 ? "booking" : "bookings"}, the same.`,
    unrehearsed: "No restore rehearsed yet.",
    own: (days) =>
      `The last one was made ${days === 0 ? "today" : days === 1 ? "a day ago" : `${write(days)} days ago`}, without BACKUP_TO: if it is on this machine, it is lost with it.`,
    none: "None. With BACKUP_TO in .env it is made by itself.",
    database: "Made by your PostgreSQL or its provider: it cannot be seen from here.",
  },
  certificate: (date) => `Valid until ${date}`,
  footer: (at) => [
    `This email goes out every day at ${at}, even when nothing happened. If one day it doesn’t arrive, something has stopped: run \`npm run doctor\` on the server.`,
    "Change the time with `DIGEST_AT` in .env; the value `never` ends it.",
  ],
};
