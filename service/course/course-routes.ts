import { Hono, type Context } from "hono";
import type { Lesson } from "../../contracts/course/lesson.ts";
import { courseLinks, signupPath } from "../../contracts/course/signup.ts";
import { findEnquiryProblems } from "../../contracts/enquiry.ts";
import type { Log } from "../log.ts";
import { renderCourseNotice, renderCourseQuestion, type CourseNotice } from "./course-pages.ts";
import type { CourseStore } from "./course-store.ts";

export type CourseDependencies = {
  course: Pick<CourseStore, "signUp" | "isKnown" | "confirm" | "leave">;
  lessons: readonly Lesson[];
  /** False: nobody can sign up, but who is in the course can go on and leave. */
  isOpen: boolean;
  onMail: () => void;
  /** Counts a visitor's request; returns the seconds to wait if there were too many. */
  spendRequest: (c: Context) => Promise<number | undefined>;
  contactEmail: string;
  brand: string;
  siteStyle: string;
  log: Log;
};

/**
 * Creates the addresses of the mini-course (decision 098). A sign-up gets the same answer whatever is known of its
 * address; opening a link changes nothing.
 */
export function createCourseRoutes(dependencies: CourseDependencies): Hono {
  const { course, lessons, isOpen, onMail, spendRequest, contactEmail, brand, siteStyle, log } =
    dependencies;
  const routes = new Hono();
  const page = { brand, siteStyle };

  const notice = (c: Context, name: CourseNotice, status: 200 | 410 | 422 | 429 | 503) =>
    c.html(renderCourseNotice(name, { ...page, values: { email: contactEmail } }), status);
  for (const path of [signupPath, ...Object.values(courseLinks)]) {
    routes.use(path, async (c, next) => {
      await next();
      c.res.headers.set("Cache-Control", "no-store");
    });
  }

  routes.post(signupPath, async (c) => {
    if (!isOpen) return notice(c, "failed", 503);
    const form = await c.req.parseBody().catch(() => ({}));
    const { from_name, reply_to = "" }: Record<string, unknown> = form;
    const email = typeof reply_to === "string" ? reply_to.toWellFormed().trim() : "";
    const name = typeof from_name === "string" ? from_name.toWellFormed().trim() : undefined;
    const enquiry = { from_name: name ?? "-", reply_to: email, message: "-", service: "" };
    if (findEnquiryProblems(enquiry).length > 0) return notice(c, "invalid", 422);
    const waitSeconds = await spendRequest(c);
    if (waitSeconds !== undefined) {
      c.header("Retry-After", String(waitSeconds));
      return notice(c, "tooMany", 429);
    }
    try {
      await course.signUp({ name: name ?? "", email });
    } catch (error) {
      log({ event: "signup-not-stored", error: String(error) });
      return notice(c, "failed", 503);
    }
    onMail();
    return notice(c, "asked", 200);
  });

  routes.get(courseLinks.confirm, async (c) => {
    const token = readToken(c);
    if (token === undefined || !(await course.isKnown(token))) return notice(c, "unknown", 410);
    return c.html(
      renderCourseQuestion("confirm", token, { ...page, values: { count: lessons.length } }),
    );
  });

  routes.post(courseLinks.confirm, async (c) => {
    const [token, first] = [readToken(c), lessons[0]];
    if (first === undefined) return notice(c, "failed", 503);
    if (token === undefined || !(await course.confirm(token, first.number)))
      return notice(c, "unknown", 410);
    onMail();
    return notice(c, "confirmed", 200);
  });

  routes.get(courseLinks.leave, async (c) => {
    const token = readToken(c);
    if (token === undefined || !(await course.isKnown(token))) return notice(c, "left", 200);
    return c.html(renderCourseQuestion("leave", token, page));
  });

  // Mail programs call it too (RFC 8058); the token is in the address, the body does not matter.
  routes.post(courseLinks.leave, async (c) => {
    const token = readToken(c);
    if (token !== undefined) await course.leave(token);
    return notice(c, "left", 200);
  });

  return routes;
}

function readToken(c: Context): string | undefined {
  return /^[0-9a-f]{32}$/.exec(c.req.query("inscripcion") ?? "")?.[0];
}
