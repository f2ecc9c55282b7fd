import type { Lesson } from "../../contracts/course/lesson.ts";
import type { Clock } from "../clock.ts";
import { startOutbox, type Outbox } from "../delivery/outbox.ts";
import { createSmtpSender } from "../delivery/smtp-sender.ts";
import type { Log } from "../log.ts";
import { composeCourseMail } from "./compose-course-mail.ts";
import type { CourseDependencies } from "./course-routes.ts";
import type { CourseStore } from "./course-store.ts";

const intervalMs = 60_000;

export type CourseComposition = {
  stores: { course: CourseStore };
  /** Undefined: no mail leaves, so nobody can sign up. */
  smtp: { url: string; from: string } | undefined;
  lessons?: readonly Lesson[] | undefined;
  site: {
    brand: string;
    owner: { name: string; email: string };
    booking: { timeZone: string };
    course: { signup: boolean };
  };
  siteUrl: string;
  clock: Clock;
  log: Log;
};

export type Course = {
  outbox: Outbox | undefined;
  routes: Pick<CourseDependencies, "course" | "lessons" | "isOpen" | "onMail" | "brand">;
  /** Says why nobody can sign up though the setting asks for it. */
  listWarnings: () => string[];
  stop: () => Promise<void>;
};

/** Starts the mini-course: its mails, and each minute a round that queues what is due and erases who is through. */
export function composeCourse(composition: CourseComposition): Course {
  const { stores, smtp, lessons = [], site, siteUrl, clock, log } = composition;
  const { course } = stores;
  const outbox =
    smtp &&
    startOutbox({
      queue: course,
      send: createSmtpSender(smtp.url, (mail) =>
        composeCourseMail(mail, { ...site, ...smtp, lessons, siteUrl }),
      ),
      clock,
      random: Math.random,
      log,
    });
  const onMail = () => outbox?.wake();
  const wants = site.course.signup;
  const missing = [
    ...(lessons.length === 0 ? ["Write lessons in content/course, e.g. 01-empezar.md"] : []),
    ...(smtp === undefined ? ["Set SMTP_URL and MAIL_TO in .env"] : []),
  ];
  const stopping = new AbortController();

  async function run(): Promise<void> {
    const numbers = lessons.map(({ number }) => number);
    for (;;) {
      await clock.sleep(intervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        const erased = await course.eraseEnded(numbers.at(-1) ?? Infinity);
        if (erased > 0) log({ event: "signups-erased", count: erased });
        if ((await course.addDue(numbers, site.booking.timeZone)) > 0) onMail();
      } catch (error) {
        log({ event: "lessons-not-queued", error: String(error) });
      }
    }
  }

  void run();
  return {
    outbox,
    routes: { course, lessons, isOpen: wants && missing.length === 0, onMail, brand: site.brand },
    listWarnings: () =>
      wants
        ? missing.map(
            (remedy) =>
              `course.signup is true, but nobody can sign up for the mini-course. ${remedy}, or set course.signup to false`,
          )
        : [],
    stop: async () => {
      stopping.abort();
      await outbox?.stop();
    },
  };
}
