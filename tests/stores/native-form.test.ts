import { expect, test, vi } from "vitest";
import en from "#folder/content/copy/en/contact.json" with { type: "json" };
import es from "#folder/content/copy/es/contact.json" with { type: "json" };
import { formCall, ids, jsonCall, makeService, params } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

// Headers that Chromium sends when it submits a form natively.
const navigation = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  origin: "http://localhost",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
};

const thanks: [Record<string, string>, string][] = [
  [{}, "/mensaje-enviado"],
  [{ locale: "es" }, "/mensaje-enviado"],
  [{ locale: "en" }, "/en/mensaje-enviado"],
  [{ locale: "//evil.example" }, "/mensaje-enviado"],
];
for (const [fields, location] of thanks)
  testOnDatabases(
    `thanks for a form with ${JSON.stringify(fields)} at ${location}`,
    async (place) => {
      const { app, enquiries } = makeService({ place });
      for (const headers of [
        navigation,
        { accept: "text/html" },
        { "sec-fetch-mode": "navigate" },
      ]) {
        const { path, init } = formCall({ ...ids, ...params, ...fields }, headers);
        const answer = await app.request(path, init);
        expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
      }
      expect(await Array.fromAsync(enquiries.list())).toHaveLength(1);
    },
  );

testOnDatabases("answers a script as EmailJS does, whatever it accepts", async (place) => {
  const { app } = makeService({ place });
  const call = formCall({ ...ids, ...params }, { accept: "*/*", "sec-fetch-mode": "cors" });
  expect(await (await app.request(call.path, call.init)).text()).toBe("OK");
  const json = jsonCall({ ...ids, template_params: params }, { accept: "text/html" });
  expect(await (await app.request(json.path, json.init)).text()).toBe("OK");
});

test.each([
  ["es", "Tu mensaje aún no se ha enviado", es],
  ["en", "Your message hasn’t been sent yet", en],
])(
  "gives a rejected form back in %s, in the words of the form and with all that was typed",
  async (locale, title, words) => {
    const remedy = words.errors.reply_to.malformed;
    const { app, enquiries } = makeService();
    const hostile = `"><script>alert(1)</script>&amp;'`;
    const { path, init } = formCall(
      {
        ...ids,
        template_id: "consultoria",
        locale,
        case_study: "nps-bi",
        data: "sheets",
        decision: hostile,
        from_name: hostile,
        reply_to: "ana at example.com",
        service: "training",
        message: `\r\nFirst </textarea>${hostile}\r\n\r\nLast`,
      },
      navigation,
    );
    const answer = await app.request(path, init);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page).toContain(`<html lang="${locale}" data-fonts>`);
    expect(page).toContain(`<title>Error: ${title}</title>`);
    expect(page).toContain('<div role="alert" tabindex="-1" autofocus>');
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<label for="reply_to">${words.email}</label>`);
    for (const [service, name] of Object.entries(words.services)) {
      expect(page).toMatch(
        new RegExp(`<option value="${service}"[^>]*>${name.replaceAll(/[()]/g, String.raw`\$&`)}<`),
      );
    }
    expect(page).toMatch(new RegExp(`<li><a href="#reply_to">${remedy}`));
    expect(page).toMatch(new RegExp(`<p class="field-error" id="reply_to-problem">${remedy}`));
    expect(page).toMatch(
      /<input id="reply_to"[^>]* aria-invalid="true" aria-describedby="reply_to-problem"/,
    );
    expect(page.match(/aria-invalid/g)).toHaveLength(1);
    expect(page).toContain('<link rel="stylesheet" href="/assets/site-1a2b.css">');
    expect(page.match(/<style|<link|<script|\sstyle=|\son\w+=/g)).toEqual(["<link"]);

    const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&#39;";
    expect(page).toContain(`value="${escaped}"`);
    expect(page).toContain('value="ana at example.com"');
    expect(page).toContain('<option value="training" selected>');
    expect(page).toContain(
      `rows="5" required>\n\nFirst &lt;/textarea&gt;${escaped}\n\nLast</textarea>`,
    );
    const hidden = Object.fromEntries(
      [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(hidden).toEqual({
      ...ids,
      template_id: "consultoria",
      locale,
      case_study: "nps-bi",
      data: "sheets",
      decision: escaped,
    });
    expect(await Array.fromAsync(enquiries.list())).toEqual([]);
  },
);

test("lists every problem of a form, and keeps a service it does not know", async () => {
  const { app } = makeService();
  const { path, init } = formCall({ ...ids, service: "Algo especial" }, navigation);
  const page = await (await app.request(path, init)).text();
  expect([...page.matchAll(/<li><a href="#(\w+)">/g)].map(([, field]) => field)).toEqual([
    "from_name",
    "reply_to",
    "message",
  ]);
  expect(page).toContain('<option value="Algo especial" selected>');
});

test("loses no text to a full disk or to the limit", async () => {
  const { app, enquiries } = makeService();
  vi.spyOn(enquiries, "add").mockImplementation(() => {
    throw new Error("disk is full");
  });
  const { path, init } = formCall({ ...ids, ...params }, navigation);
  for (let index = 0; index < 20; index += 1) {
    const answer = await app.request(path, init);
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toContain("No se ha podido guardar el mensaje");
    expect(page).toContain(params.message);
  }
  const refused = await app.request(path, init);
  const page = await refused.text();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect(page).toContain("Vuelve a intentarlo en 10 min o escribe a hola@example.com.");
  expect(page).toContain(params.message);
});
