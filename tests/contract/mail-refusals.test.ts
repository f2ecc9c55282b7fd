import { expect, test } from "vitest";
import { maxBodyBytes, sendFormPath, sendPath } from "../../contracts/enquiry.ts";
import { enquiryBody, formCall, ids, jsonCall, makeService, params } from "./make-service.ts";

type Call = { path: string; init: RequestInit };

const wrongField = (changed: Record<string, unknown>) => jsonCall(enquiryBody(changed));
const wrongId = (changed: Record<string, unknown>) => jsonCall({ ...enquiryBody(), ...changed });
const post = (body: string, type: string, path = sendPath): Call => ({
  path,
  init: { method: "POST", body, headers: { "content-type": type } },
});
const json = "application/json";
const urlEncoded = "application/x-www-form-urlencoded";

const refusals: [string, number, RegExp, Call][] = [
  ["no body", 400, /not a JSON object/, post("", json)],
  ["half a body", 400, /not a JSON object/, post('{"user_id":', json)],
  ["a list", 400, /not a JSON object/, post("[]", json)],
  ["null", 400, /not a JSON object/, post("null", json)],
  ["a text", 400, /not a JSON object/, post('"x"', json)],
  ["a number", 400, /not a JSON object/, post("1", json)],
  ["a deep nest", 400, /not a JSON object/, post("[".repeat(10_000), json)],
  [
    "no ids",
    400,
    /user_id.*required(?:.|\n)*service_id.*required(?:.|\n)*template_id/,
    post("{}", json),
  ],
  [
    "no user_id",
    400,
    /^The user_id parameter is required\. Use "own-service"\.$/,
    wrongId({ user_id: undefined }),
  ],
  [
    "an empty service_id",
    400,
    /^The service_id parameter is required/,
    wrongId({ service_id: "" }),
  ],
  [
    "a null template_id",
    400,
    /^The template_id parameter is required/,
    wrongId({ template_id: null }),
  ],
  ["another user_id", 400, /^The user_id "x" is unknown/, wrongId({ user_id: "x" })],
  ["another service_id", 400, /^The service_id "x" is unknown/, wrongId({ service_id: "x" })],
  [
    "another template_id",
    400,
    /^The template_id "x" is unknown\. Use "contact" or "consultoria"\.$/,
    wrongId({ template_id: "x" }),
  ],
  [
    "a template_id of another kind",
    400,
    /template_id \["contact"\]/,
    wrongId({ template_id: ["contact"] }),
  ],
  [
    "an id that is a property of objects",
    400,
    /"constructor" is unknown/,
    wrongId({ template_id: "constructor" }),
  ],
  ["an endless id", 400, /^.{1,120}$/, wrongId({ user_id: "x".repeat(9000) })],
  ["a name that is a list", 400, /^The from_name is no text/, wrongField({ from_name: ["Ana"] })],
  ["a message that is an object", 400, /^The message is no text/, wrongField({ message: {} })],
  ["an address that is a number", 400, /^The reply_to is no text/, wrongField({ reply_to: 7 })],
  ["a service that is true", 400, /^The service is no text/, wrongField({ service: true })],
  ["no parameters", 422, /from_name.*\nreply_to.*\nmessage/, jsonCall({ ...ids })],
  [
    "parameters that are a list",
    422,
    /from_name.*\nreply_to.*\nmessage/,
    jsonCall({ ...ids, template_params: [] }),
  ],
  ["no name", 422, /^from_name: Enter your name\.$/, wrongField({ from_name: undefined })],
  ["a blank name", 422, /^from_name: Enter/, wrongField({ from_name: " \t " })],
  ["no address", 422, /^reply_to: Enter your email/, wrongField({ reply_to: null })],
  ["no message", 422, /^message: Tell me in a sentence/, wrongField({ message: "" })],
  ["a blank message", 422, /^message: Tell me/, wrongField({ message: "\r\n \n" })],
  [
    "an address without @",
    422,
    /^reply_to: Enter a complete address/,
    wrongField({ reply_to: "ana.example.com" }),
  ],
  [
    "an address without a dot",
    422,
    /^reply_to: Enter a complete address/,
    wrongField({ reply_to: "ana@example" }),
  ],
  [
    "two addresses",
    422,
    /^reply_to: Enter a complete address/,
    wrongField({ reply_to: "a@b.co,c@d.co" }),
  ],
  [
    "an address with a name",
    422,
    /^reply_to: Enter a complete address/,
    wrongField({ reply_to: "Ana <a@b.co>" }),
  ],
  [
    "a long name",
    422,
    /^from_name: Shorten the name to 100 characters/,
    wrongField({ from_name: "a".repeat(101) }),
  ],
  [
    "a long address",
    422,
    /^reply_to: .* 254/,
    wrongField({ reply_to: `${"a".repeat(243)}@example.com` }),
  ],
  ["a long service", 422, /^service: .* 200/, wrongField({ service: "a".repeat(201) })],
  ["a long message", 422, /^message: .* 5000/, wrongField({ message: "a".repeat(5001) })],
  [
    "a name with a header",
    422,
    /^from_name: .*single line/,
    wrongField({ from_name: "Ana\r\nBcc: eve@evil.example" }),
  ],
  ["a name that ends a line", 422, /^from_name: .*single line/, wrongField({ from_name: "Ana\n" })],
  ["a name with NUL", 422, /^from_name/, wrongField({ from_name: "Ana\0" })],
  ["a name with U+2028", 422, /^from_name/, wrongField({ from_name: "Ana\u2028Bcc: x" })],
  [
    "an address with a header",
    422,
    /^reply_to/,
    wrongField({ reply_to: "a@b.co\r\nBcc: eve@evil.example" }),
  ],
  ["an address with NUL", 422, /^reply_to/, wrongField({ reply_to: "a\0@b.co" })],
  ["a service with a header", 422, /^service/, wrongField({ service: "dashboard\nSubject: x" })],
  ["a service with U+2029", 422, /^service/, wrongField({ service: "x\u2029y" })],
  ["JSON as a text", 415, /application\/json/, post(JSON.stringify(enquiryBody()), "text/plain")],
  ["JSON as a form", 415, /application\/json/, post(JSON.stringify(enquiryBody()), urlEncoded)],
  ["JSON of almost the type", 415, /application\/json/, post("{}", "application/jsonp")],
  ["a form as JSON", 415, /multipart\/form-data or/, post("{}", json, sendFormPath)],
  ["a form as a text", 415, /multipart\/form-data or/, post("a=b", "text/plain", sendFormPath)],
  ["a form without parts", 400, /not a form/, post("x", "multipart/form-data", sendFormPath)],
  [
    "a form cut off",
    400,
    /not a form/,
    post("--b\r\nContent-Disp", "multipart/form-data; boundary=b", sendFormPath),
  ],
  [
    "an empty form",
    400,
    /user_id.*\n.*service_id.*\n.*template_id/,
    post("", urlEncoded, sendFormPath),
  ],
  [
    "a form without a message",
    422,
    /^message: Tell me/,
    formCall({ ...ids, ...params, message: "" }),
  ],
  ["a large body", 413, /at most 16384 bytes/, wrongField({ message: "a".repeat(maxBodyBytes) })],
  [
    "a large form",
    413,
    /at most 16384 bytes/,
    formCall({ ...ids, ...params, message: "a".repeat(maxBodyBytes) }),
  ],
];

test.each(refusals)("refuses %s with %i", async (_, status, text, { path, init }) => {
  const { app, enquiries, woken } = makeService();
  const answer = await app.request(path, init);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(text)]);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await Array.fromAsync(enquiries.list())).toEqual([]);
  expect(woken).toEqual([]);
});

test("refuses a file in place of a text", async () => {
  const { app } = makeService();
  const { path, init } = formCall({ ...ids, from_name: "Ana", reply_to: "a@b.co" });
  init.body.append("message", new File(["x"], "x.txt"));
  const answer = await app.request(path, init);
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining("message is no text"),
  ]);
});

test("stops reading a body without a stated length once it is too large", async () => {
  const { app } = makeService();
  let sentChunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      sentChunks += 1;
      if (sentChunks > 1000) controller.close();
      else controller.enqueue(new Uint8Array(1024));
    },
  });
  const headers = { "content-type": json };
  const answer = await app.request(
    new Request(`http://localhost${sendPath}`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit),
  );
  expect(answer.status).toBe(413);
  expect(sentChunks).toBeLessThan(30);
});

test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])("has no %s on its calls", async (method) => {
  const { app } = makeService();
  for (const path of [sendPath, sendFormPath]) {
    const answer = await app.request(path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

test("refuses any other call", async () => {
  const { app } = makeService();
  for (const path of ["/api", "/api/", "/api/v1.0/email", `${sendPath}/`, "/api/..%2fservicios"]) {
    const answer = await app.request(path, { method: "POST" });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  }
});
