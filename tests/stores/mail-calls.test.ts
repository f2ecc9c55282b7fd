import { expect } from "vitest";
import { enquiryLimits, sendFormPath } from "../../contracts/enquiry.ts";
import {
  enquiryBody,
  formCall,
  ids,
  jsonCall,
  makeService,
  params,
} from "../contract/make-service.ts";
import { toJson } from "../../service/mail/command/export-enquiries.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

testOnDatabases(
  "stores what emailjs.send sends, and answers as its provider does",
  async (place) => {
    const { app, enquiries, woken } = makeService({ place });
    const { path, init } = jsonCall(enquiryBody());
    const answer = await app.request(path, init);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await Array.fromAsync(enquiries.list())).toEqual([
      expect.objectContaining({
        ...params,
        template: "contact",
        locale: null,
        caseStudy: null,
        state: "stored",
        receivedAt: Date.UTC(2026, 6, 11, 8, 5),
      }),
    ]);
    expect(woken).toHaveLength(1);
  },
);

testOnDatabases(
  "stores what emailjs.sendForm sends: the form's fields, then the ids",
  async (place) => {
    const { app, enquiries } = makeService({ place });
    const { path, init } = formCall({
      ...params,
      locale: "en",
      case_study: "nps-bi",
      lib_version: "4.4.1",
      ...ids,
      template_id: "consultoria",
    });
    const answer = await app.request(path, init);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(await Array.fromAsync(enquiries.list())).toEqual([
      expect.objectContaining({
        ...params,
        template: "consultation",
        locale: "en",
        caseStudy: "nps-bi",
      }),
    ]);
  },
);

testOnDatabases(
  "takes a url-encoded form, the inputs' own names, and the first of two equal fields",
  async (place) => {
    const { app, enquiries } = makeService({ place });
    const body = new URLSearchParams([
      ...Object.entries(ids),
      ["name", "Ana"],
      ["email", "ana@example.com"],
      ["message", "Hola,\r\n¿qué tal?\u0007"],
      ...Object.entries(ids),
      ["message", "another"],
    ]);
    const answer = await app.request(sendFormPath, { method: "POST", body });
    expect(answer.status).toBe(200);
    expect(await Array.fromAsync(enquiries.list())).toEqual([
      expect.objectContaining({
        from_name: "Ana",
        reply_to: "ana@example.com",
        message: "Hola,\n¿qué tal?",
        service: "No service selected",
      }),
    ]);
  },
);

testOnDatabases(
  "stores, exports and erases what the optional second part says, in both formats",
  async (place) => {
    const { app, enquiries } = makeService({ place });
    const answers = { decision: "Cerrar\nuna tienda", data: "sheets", size: "small" };
    const json = jsonCall(enquiryBody({ ...answers, deadline: "someday" }));
    const form = formCall({ ...params, ...answers, budget: "block", keeper: "", ...ids });
    for (const { path, init } of [json, form])
      expect((await app.request(path, init)).status).toBe(200);
    const stored = { ...answers, decision: "Cerrar una tienda", deadline: null, keeper: null };
    const all = [
      { ...stored, budget: "block" },
      { ...stored, budget: null },
    ];
    const listed = await Array.fromAsync(enquiries.list());
    expect(listed).toMatchObject(all);
    const exported = (await Array.fromAsync(toJson(enquiries.list(), []))).join("");
    expect(JSON.parse(exported)).toMatchObject(all);
    expect(await enquiries.erase(params.reply_to)).toBe(2);
    expect(await Array.fromAsync(enquiries.list())).toEqual([]);
  },
);

for (const service of [undefined, "", null, "No service selected"])
  testOnDatabases(`takes ${JSON.stringify(service)} for no service`, async (place) => {
    const { app, enquiries } = makeService({ place });
    const { path, init } = jsonCall(enquiryBody({ service }));
    expect((await app.request(path, init)).status).toBe(200);
    expect((await Array.fromAsync(enquiries.list()))[0]?.service).toBe("No service selected");
  });

testOnDatabases(
  "leaves out what is optional and invalid, and whatever it does not know",
  async (place) => {
    const { app, enquiries } = makeService({ place });
    const { path, init } = jsonCall(
      enquiryBody({
        locale: "fr",
        case_study: "../etc",
        __proto__: { x: 1 },
        extra: { deep: [1] },
      }),
    );
    expect((await app.request(path, init)).status).toBe(200);
    expect((await Array.fromAsync(enquiries.list()))[0]).toMatchObject({
      locale: null,
      caseStudy: null,
    });
  },
);

testOnDatabases("accepts the longest enquiry in every format", async (place) => {
  const { app, enquiries } = makeService({ place });
  const longest = {
    from_name: "ñ".repeat(enquiryLimits.from_name),
    reply_to: `${"a".repeat(enquiryLimits.reply_to - 12)}@example.com`,
    service: "ñ".repeat(enquiryLimits.service),
  };
  const json = jsonCall(enquiryBody({ ...longest, message: "á\n".repeat(2500) }));
  const form = formCall({ ...ids, ...longest, message: "é".repeat(enquiryLimits.message) });
  expect((await app.request(json.path, json.init)).status).toBe(200);
  expect((await app.request(form.path, form.init)).status).toBe(200);
  expect(await Array.fromAsync(enquiries.list())).toHaveLength(2);
});
