// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import common from "#folder/content/copy/en/common.json" with { type: "json" };
import contact from "#folder/content/copy/en/contact.json" with { type: "json" };
import type { PageData } from "../../../page-data.ts";
import { PageContext } from "../../../platform/page/page-context.tsx";
import { ContactForm } from "./contact-form.tsx";

const send = vi.hoisted(() => vi.fn<() => Promise<{ status: number; text: string }>>());
vi.mock("@emailjs/browser", () => ({ init: vi.fn<() => void>(), send }));

const data: PageData = {
  route: "caseStudy",
  path: "/proyectos/nps-bi",
  params: {},
  locale: "en",
  copy: { contact, common },
};
const caseStudy = { slug: "nps-bi", title: "Customer experience" };

afterEach(() => {
  cleanup();
  send.mockReset();
});

function show(origin?: typeof caseStudy): HTMLFormElement {
  const { container } = render(
    <PageContext value={{ data, edition: "en", chooseLanguage: () => {}, describePage: () => {} }}>
      <ContactForm template="contact" caseStudy={origin} />
    </PageContext>,
  );
  const form = container.querySelector("form");
  if (form === null) throw new Error("no form");
  return form;
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function submit(form: HTMLFormElement): Promise<unknown> {
  send.mockResolvedValue({ status: 200, text: "OK" });
  fill(contact.name, "Ana");
  fill(contact.email, "ana@example.com");
  fill(contact.message, "Hello");
  fireEvent.submit(form);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  return (send.mock.calls[0] as unknown[])[2];
}

test("says which case it is about, and sends it natively and through the library", async () => {
  const form = show(caseStudy);
  expect(screen.getByText("About the case: Customer experience")).toBeDefined();
  expect(new FormData(form).get("case_study")).toBe("nps-bi");
  expect(await submit(form)).toEqual({
    locale: "en",
    from_name: "Ana",
    reply_to: "ana@example.com",
    message: "Hello",
    service: "No service selected",
    case_study: "nps-bi",
  });
});

test("sends the specification's four parameters, the language, and no more elsewhere", async () => {
  const form = show();
  expect(new FormData(form).has("case_study")).toBe(false);
  expect(await submit(form)).toEqual({
    locale: "en",
    from_name: "Ana",
    reply_to: "ana@example.com",
    message: "Hello",
    service: "No service selected",
  });
});

test("sends what is answered in the optional part, and nothing else of it", async () => {
  const form = show();
  fill(contact.brief.decision, " Close a shop ");
  fill(contact.brief.budget.label, "block");
  expect(await submit(form)).toMatchObject({ decision: "Close a shop", budget: "block" });
  expect(Object.keys((send.mock.calls[0] as unknown[])[2] as object)).toHaveLength(7);
});

test("keeps its fields as they are while it sends, and says that it sends", async () => {
  let answer: ((result: { status: number; text: string }) => void) | undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const form = show();
  fill(contact.name, "Ana");
  fill(contact.email, "ana@example.com");
  fill(contact.message, "Hello");
  fireEvent.submit(form);
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Service/).disabled).toBe(true);
  expect(screen.getByRole("status").textContent).toBe(contact.sending);
  await waitFor(() => expect(answer).toBeDefined());
  answer?.({ status: 200, text: "OK" });
  await waitFor(() => expect(fields.map(({ value }) => value)).toEqual(["", "", "", ""]));
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([false, false, false, false]);
  expect(screen.getByRole("status").textContent).toBe("");
});
