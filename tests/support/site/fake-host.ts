import type { Page, Route } from "@playwright/test";
import { meetWithFault, type NetworkFault } from "./network-fault.ts";

export type Behaviour = "answering" | "refusing" | NetworkFault;

/** Replaces a third party's host in the network, counts requested documents, and can change its behavior. */
export class FakeHost {
  behaviour: Behaviour = "answering";
  readonly asked: URL[] = [];
  readonly #body: string;

  constructor(body: string) {
    this.#body = body;
  }

  static async at(page: Page, host: string, body: string): Promise<FakeHost> {
    const fakeHost = new FakeHost(body);
    await page.route(`https://${host}/**`, async (route) => fakeHost.#answer(route));
    return fakeHost;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.isNavigationRequest()) this.asked.push(new URL(request.url()));
    if (this.behaviour !== "answering" && this.behaviour !== "refusing") {
      await meetWithFault(route, this.behaviour);
      return;
    }
    await route.fulfill({
      contentType: "text/html",
      headers: this.behaviour === "refusing" ? { "X-Frame-Options": "DENY" } : {},
      body: `<!doctype html><html lang="en"><title>Fake host</title><body>${this.#body}`,
    });
  }
}

/** Returns a script that posts messages to its parent window. */
export function sending(...messages: object[]): string {
  const calls = messages.map((message) => `parent.postMessage(${JSON.stringify(message)}, "*")`);
  return `<script>${calls.join(";")}</script>`;
}
