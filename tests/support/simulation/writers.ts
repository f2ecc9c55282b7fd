import { sendPath } from "../../../contracts/enquiry.ts";
import { begin, call } from "./call.ts";
import { expectStored } from "./expectations.ts";
import { people, type Person } from "./people.ts";
import type { Instance } from "./world/instance.ts";
import type { World } from "./world/world.ts";

/** People who send enquiries: new ones, repeated ones, and spam. */
export class Writers {
  readonly #world: World;
  readonly #posted: { person: Person; message: string }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  async act(instance: Instance): Promise<void> {
    const action = this.#world.random.weigh({ write: 4, writeAgain: 1.5, spam: 0.7, flood: 0.1 });
    await this[action](instance);
  }

  async write(instance: Instance): Promise<void> {
    const { random } = this.#world;
    const message = `Message ${String(this.#posted.length + 1)} ${random.hex(8)}`;
    await this.#send(instance, random.pick(people), message);
  }

  async writeAll(instance: Instance): Promise<void> {
    for (const person of people) await this.#send(instance, person, `Hello again, ${person.name}`);
  }

  async writeAgain(instance: Instance): Promise<void> {
    if (this.#posted.length === 0) return this.write(instance);
    const { person, message } = this.#world.random.pick(this.#posted.slice(-4));
    return this.#send(instance, person, message);
  }

  async spam(instance: Instance): Promise<void> {
    const { random } = this.#world;
    const link = "[url=https://spam.example]";
    await this.#send(instance, random.pick(people), `${link} ${random.hex(6)}`);
  }

  async flood(instance: Instance): Promise<void> {
    const person = this.#world.random.pick(people);
    for (let number = 0; number < 23; number += 1) {
      await this.#send(instance, person, `Flood ${this.#world.random.hex(8)}`);
    }
  }

  async #send(instance: Instance, person: Person, message: string): Promise<void> {
    this.#posted.push({ person, message });
    const { email, name, address } = person;
    const operation = begin(this.#world, "enquiry", { email, message });
    const fields = { from_name: name, reply_to: email, message, service: "dashboard" };
    const ids = { user_id: "own-service", service_id: "site", template_id: "contact" };
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ ...ids, template_params: fields }),
    };
    const answer = await call(this.#world, instance, operation, { path: sendPath, init, address });
    if (answer === undefined) return;
    expectStored(this.#world, operation, answer, { instance, address });
  }
}
