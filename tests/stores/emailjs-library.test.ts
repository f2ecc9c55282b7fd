import { init, send } from "@emailjs/browser";
import { expect, onTestFinished, test, vi } from "vitest";
import { ownMailIds } from "../../contracts/enquiry.ts";
import { startServer } from "../../service/http/server/start-server.ts";
import { makePlace, type Place } from "../support/stores/place.ts";
import { makeService, params } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const { publicKey, serviceId, templates } = ownMailIds;

async function startMail(place: Place) {
  const { app, enquiries } = makeService({ place });
  const { port, serve, stop } = await startServer({ host: "127.0.0.1", port: 0 });
  serve(app);
  onTestFinished(() => stop(0));
  // The only part of a browser that the library's `send` needs.
  vi.stubGlobal("location", { pathname: "/" });
  onTestFinished(() => void vi.unstubAllGlobals());
  init({ publicKey, origin: `http://127.0.0.1:${port}` });
  return { enquiries };
}

testOnDatabases("serves the unmodified library as its provider does", async (place) => {
  const { enquiries } = await startMail(place);
  const answer = await send(serviceId, templates.consultation, params);
  expect(answer).toMatchObject({ status: 200, text: "OK" });
  expect(await Array.fromAsync(enquiries.list())).toMatchObject([
    { ...params, template: "consultation" },
  ]);
});

test("rejects faulty calls of the library with status and text", async () => {
  await startMail(makePlace());
  await expect(
    send(serviceId, templates.contact, { ...params, reply_to: "ana" }),
  ).rejects.toMatchObject({ status: 422, text: expect.stringContaining("reply_to") });
  await expect(send(serviceId, "template_x", params)).rejects.toMatchObject({
    status: 400,
    text: 'The template_id "template_x" is unknown. Use "contact" or "consultoria".',
  });
});
