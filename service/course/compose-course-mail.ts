import type { SendMailOptions } from "nodemailer";
import words from "#folder/content/copy/es/courseMail.json" with { type: "json" };
import type { Lesson } from "../../contracts/course/lesson.ts";
import { courseLinks } from "../../contracts/course/signup.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { retention } from "../../contracts/privacy/retention.ts";
import { findBareAddress, makeMessageId, toHeaderText } from "../delivery/mail-address.ts";
import type { CourseMail } from "./course-store.ts";

export type CourseMailSettings = {
  lessons: readonly Lesson[];
  owner: { name: string; email: string };
  brand: string;
  siteUrl: string;
  from: string;
};

/** Composes a mail of the course, in Spanish as its lessons; mail programs can leave by one call (RFC 8058). */
export function composeCourseMail(
  mail: CourseMail,
  { lessons, owner, brand, siteUrl, from }: CourseMailSettings,
): SendMailOptions {
  const sender = findBareAddress(from);
  const addressOf = (path: string) => `${siteUrl}${path}?inscripcion=${mail.token}`;
  const links = {
    brand,
    confirm: addressOf(courseLinks.confirm),
    leave: addressOf(courseLinks.leave),
  };
  return {
    from: { name: owner.name, address: sender },
    to: { name: "", address: mail.email },
    replyTo: owner.email,
    // Never change this format: a mail that waits across an update keeps its id.
    messageId: makeMessageId(`course-${mail.id}`, sender),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${links.leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...(mail.lesson > 0
      ? composeLesson(mail, lessons, links)
      : composeConfirmation(lessons.length, links)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Links = { brand: string; confirm: string; leave: string };

/** Without the name, which anybody may have written: no stranger's words reach an address that did not ask. */
function composeConfirmation(count: number, links: Links) {
  const { subject, text } = words.confirmation;
  const days = retention.courseConfirmationDays;
  return { subject, text: `${fillText(text, { ...links, count, days })}\n` };
}

function composeLesson(
  { lesson: number, name }: CourseMail,
  lessons: readonly Lesson[],
  links: Links,
) {
  const { subject, greeting, greetingUnnamed, last, next, leave } = words.lesson;
  const at = lessons.findIndex((lesson) => lesson.number === number);
  const lesson = lessons[at];
  if (lesson === undefined)
    throw new Error(`There is no lesson ${String(number)} any more in content/course`);
  const title = toHeaderText(lesson.title);
  return {
    subject: fillText(subject, { place: at + 1, count: lessons.length, title }),
    text: `${[
      name === "" ? greetingUnnamed : fillText(greeting, { name }),
      lesson.title,
      lesson.text,
      at === lessons.length - 1 ? last : next,
      `-- \n${fillText(leave, links)}`,
    ].join("\n\n")}\n`,
  };
}
