import { Window } from "happy-dom";

const parser = new new Window().DOMParser();

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Opens the visitor's mailbox: returns the path of the last link that confirms a booking. */
type OpenMailbox = () => Promise<string>;

type Root = ReturnType<InstanceType<Window["DOMParser"]>["parseFromString"]>;

// Headers that Chromium sends.
const navigation = {
  accept: "text/html",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
};

/** A visitor without JavaScript, who follows links and submits forms of the pages. */
export class Visitor {
  readonly #send: Send;
  readonly #openMailbox: OpenMailbox;
  path = "";
  status = 0;
  headers = new Headers();
  html = "";
  #root: Root | undefined;

  constructor(send: Send, openMailbox: OpenMailbox = refuseMailbox) {
    this.#send = send;
    this.#openMailbox = openMailbox;
  }

  get page(): Root {
    if (this.#root === undefined) throw new Error("No page is open");
    return this.#root;
  }

  get heading(): string {
    return tidy(this.page.querySelector("h1")?.textContent);
  }

  get text(): string {
    return tidy(this.page.querySelector("main")?.textContent);
  }

  async open(path: string): Promise<this> {
    return this.send(path, {});
  }

  /** Follows the link of the mail that asks to confirm. */
  async followMail(): Promise<this> {
    return this.open(await this.#openMailbox());
  }

  /** Follows the first link whose name starts with `name`. */
  async follow(name: string): Promise<this> {
    const link = this.links().find((candidate) => candidate.name.startsWith(name));
    if (link === undefined) throw new Error(`No link "${name}" in: ${this.text}`);
    return this.open(link.address);
  }

  links(): { name: string; address: string }[] {
    return [...this.page.querySelectorAll("a[href]")].map((link) => ({
      name: tidy(link.textContent),
      address: link.getAttribute("href") ?? "",
    }));
  }

  /** Returns the hours of the free slots' links, in the visitor's zone and the owner's. */
  slots(): string[] {
    return [...this.page.querySelectorAll("a.booking-slot")].map((slot) =>
      [...slot.querySelectorAll("time, .booking-own")]
        .map((hour) => tidy(hour.textContent))
        .join(" "),
    );
  }

  /** Presses a button after filling in `fields`. */
  async press(button: string, fields: Record<string, string> = {}): Promise<this> {
    const { path, init } = this.fillForm(button, fields);
    return this.send(path, init);
  }

  /** Returns the request of a button without sending it. */
  fillForm(
    button: string,
    fields: Record<string, string> = {},
  ): { path: string; init: RequestInit } {
    const form = [...this.page.querySelectorAll("form")].find((candidate) =>
      tidy(candidate.querySelector("button")?.textContent).startsWith(button),
    );
    if (form === undefined) throw new Error(`No button "${button}" in: ${this.text}`);
    const values = new URLSearchParams();
    for (const control of form.querySelectorAll("input, select, textarea")) {
      const name = control.getAttribute("name") ?? "";
      const isChoice = control.getAttribute("type") === "radio";
      if (isChoice && !control.hasAttribute("checked")) continue;
      const chosen = control.querySelector("option[selected]")?.getAttribute("value");
      values.set(name, chosen ?? control.getAttribute("value") ?? tidy(control.textContent));
    }
    for (const [name, value] of Object.entries(fields)) {
      if (form.querySelector(`[name="${name}"]`) === null) throw new Error(`No field ${name}`);
      values.set(name, value);
    }
    const path = form.getAttribute("action") ?? "";
    if (form.getAttribute("method") === "get")
      return { path: `${path}?${String(values)}`, init: {} };
    return { path, init: { method: "POST", body: values } };
  }

  /** Sends a request and follows its redirects. */
  async send(path: string, init: RequestInit): Promise<this> {
    const response = await this.#send(path, { ...init, headers: navigation });
    const location = response.headers.get("location");
    if (response.status === 303 && location !== null) return this.send(location, {});
    this.path = path;
    this.status = response.status;
    this.headers = response.headers;
    this.html = await response.text();
    this.#root = parser.parseFromString(this.html, "text/html");
    return this;
  }
}

async function refuseMailbox(): Promise<string> {
  return Promise.reject(new Error("The visitor has no mailbox"));
}

function tidy(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}
