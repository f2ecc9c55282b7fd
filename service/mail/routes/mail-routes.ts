import { Hono, type Context } from "hono";
import { sendFormPath, sendPath } from "../../../contracts/enquiry.ts";
import { receiveEnquiry, type MailDependencies } from "./receive-enquiry.ts";

const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

/** Creates the two endpoints of the e-mail delivery service's API, on our own origin (§7, D9). */
export function createMailRoutes(dependencies: MailDependencies): Hono {
  const routes = new Hono();
  routes.post(sendPath, async (c) => {
    if (readMediaType(c) !== "application/json") return refuseMediaType(c, "application/json");
    const body = asRecord(await c.req.json().catch(() => undefined));
    if (body === undefined) return c.text("The body is not a JSON object. Send one.", 400);
    const call = { ids: body, fields: asRecord(body["template_params"]) ?? {} };
    return receiveEnquiry(c, call, dependencies);
  });
  routes.post(sendFormPath, async (c) => {
    if (!formTypes.includes(readMediaType(c))) return refuseMediaType(c, formTypes.join(" or "));
    const form = await c.req.formData().catch(() => undefined);
    if (form === undefined) return c.text("The body is not a form. Send one.", 400);
    // `emailjs.sendForm` appends the ids after the fields; of equal names the first counts.
    const fields = Object.fromEntries([...form].toReversed());
    return receiveEnquiry(c, { ids: fields, fields }, dependencies);
  });
  for (const path of [sendPath, sendFormPath]) {
    routes.all(path, (c) => c.text("Only POST is possible here.", 405, { Allow: "POST" }));
  }
  return routes;
}

function readMediaType(c: Context): string {
  return (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function refuseMediaType(c: Context, accepted: string): Response {
  return c.text(`The body is of an unknown type. Send it as ${accepted}.`, 415);
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : undefined;
}
