import { ids, params } from "../../contract/make-service.ts";
import { sendFormPath, sendPath } from "../../../contracts/enquiry.ts";
import { host, type Call, type Talk } from "../talk.ts";

const origin = `https://${host}`;
const json = "application/json";
const urlEncoded = "application/x-www-form-urlencoded";
// Headers that Chromium sends with a form.
const navigation = { origin, accept: "text/html", "sec-fetch-mode": "navigate" };

/** Every method on pages, files and calls, and unknown calls. */
export async function askMethods(talk: Talk): Promise<void> {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
    for (const path of ["/", "/servicios", "/nope", "/assets/site-1a2b.css"])
      await talk.ask(path, { method });
  }
  for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
    for (const path of [sendPath, sendFormPath]) await talk.ask(path, { method });
  }
  for (const path of ["/api", "/api/", "/api/v1.0/email", `${sendPath}/`])
    await talk.ask(path, { method: "POST" });
}

/** Requests for the state of the service and of its bookings. */
export async function askState(talk: Talk): Promise<void> {
  for (const path of ["/healthz", "/api/booking/status"]) {
    await talk.ask(path);
    await talk.ask(path, { method: "HEAD" });
  }
}

/** Enquiries: accepted by script and by form, in both languages, and refused for every reason. */
export async function askEnquiries(talk: Talk): Promise<void> {
  const send = async (body: string, headers: Record<string, string> = {}) =>
    talk.ask(sendPath, post(body, { "content-type": json, origin, ...headers }));
  const sendParams = async (changed: Record<string, unknown>) => send(write(changed));
  const sendForm = async (changed: Record<string, string>, headers: Record<string, string>) => {
    const body = String(new URLSearchParams({ ...ids, ...params, ...changed }));
    return talk.ask(sendFormPath, post(body, { "content-type": urlEncoded, ...headers }));
  };

  await sendParams({});
  await sendParams({ locale: "en", case_study: "nps-bi" });
  await sendParams({ website: "https://bot.example" });
  await sendForm({}, { origin });
  await sendForm({ message: "Otra pregunta" }, navigation);
  await sendForm({ message: "Another question", locale: "en" }, navigation);
  await sendForm({ message: "" }, { origin });
  await sendForm({ message: "", reply_to: "ana" }, navigation);
  await sendForm({ from_name: "", locale: "en" }, navigation);
  for (const changed of [
    { from_name: "" },
    { from_name: "a".repeat(101) },
    { from_name: "Ana\r\nBcc: eve@evil.example" },
    { reply_to: "" },
    { reply_to: "ana.example.com" },
    { reply_to: `${"a".repeat(243)}@example.com` },
    { message: " \n" },
    { message: "a".repeat(5001) },
    { service: "a".repeat(201) },
    { service: "dashboard\nSubject: x" },
    { from_name: ["Ana"] },
    { message: {} },
  ])
    await sendParams(changed);
  for (const body of ["", "{", "[]", "null", "{}", write({}, { user_id: "x" })]) await send(body);
  await send(write({}, { template_id: "constructor" }));
  await send("x".repeat(20_000));
  await send("{}", { "content-type": "text/plain" });
  await send(write({}), { origin: "https://evil.example" });
  await send(write({}), { "sec-fetch-site": "cross-site" });
  await talk.ask(sendFormPath, post("{}", { "content-type": json, origin }));
  await talk.ask(sendFormPath, post("x", { "content-type": "multipart/form-data", origin }));
}

function write(changed: Record<string, unknown>, outside: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...ids, ...outside, template_params: { ...params, ...changed } });
}

function post(body: string, headers: Record<string, string>): Call {
  return { method: "POST", headers, body };
}
