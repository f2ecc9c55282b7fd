import { expect, test } from "vitest";
import { FakeServer } from "../support/publish/fake-server.ts";

/** Publishes and returns the steps with their states. */
async function listStates(server: FakeServer, text: string): Promise<Record<string, string>> {
  const states: Record<string, string> = {};
  const fault = await server.publish(text, {}, (step, state) => (states[step] = state));
  expect(fault).toBeUndefined();
  return states;
}

const all = (state: string) => ({
  account: state,
  firewall: state,
  program: state,
  site: state,
  certificate: state,
  backups: state,
});

test("a bare server becomes a site, and the same publish once more changes nothing", async () => {
  const server = new FakeServer();
  expect(await listStates(server, "one")).toMatchObject(all("new"));
  expect(server.served).toBe("one one");
  const before = server.list();
  expect(before.join("\n")).toContain("/etc/systemd/system/site-backup.timer");
  expect(await listStates(server, "one")).toMatchObject(all("already"));
  expect(server.list()).toEqual(before);
  expect(server.calls).not.toMatch(/apt-get|npm|restart|enable/);
});

test("another site and program take the place of the first, and going back needs no upload", async () => {
  const server = new FakeServer();
  await server.publish("one");
  expect(await listStates(server, "two")).toMatchObject({
    ...all("already"),
    program: "new",
    site: "new",
  });
  expect(server.served).toBe("two two");
  expect(await listStates(server, "one")).toMatchObject({ program: "already", site: "new" });
  expect(server.calls).not.toMatch(/^tar /m);
  expect(server.served).toBe("one one");
});

test("Caddy's file has the names of the site, and another site in it is left alone", async () => {
  const server = new FakeServer();
  await server.publish("one");
  const text = server.read("etc/caddy/Caddyfile");
  expect(text).toMatch(/^www\.datofirme\.example \{$/m);
  expect(text).toMatch(/^datofirme\.example \{\n\tredir https:\/\/www\.datofirme\.example\{uri\}/m);
  expect(text).not.toContain("example.com");
  const other = new FakeServer();
  other.write("etc/caddy/Caddyfile", "another.example {\n}\n");
  expect(await other.publish("one")).toMatchObject({ step: "certificate", code: "caddyfile" });
  expect(other.read("etc/caddy/Caddyfile")).toContain("another.example");
});

test("a server with an earlier Debian, or with a site that was set up by hand, is left alone", async () => {
  const server = new FakeServer();
  const release = server.read("etc/os-release");
  server.write("etc/os-release", release.replaceAll("13", "12"));
  const before = server.list();
  expect(await server.publish("one")).toMatchObject({ step: "connection", code: "system" });
  expect(server.list()).toEqual(before);
  server.write("etc/os-release", release);
  server.write("srv/site/site.config.ts", "");
  expect(await server.publish("one")).toMatchObject({ step: "connection", code: "occupied" });
  expect(server.calls).not.toMatch(/useradd|apt-get/);
  for (const mine of ["folder", "../mine"]) {
    const other = new FakeServer();
    if (mine === "folder") other.write("srv/site/current/site.config.ts", "");
    else other.link("srv/site/current", mine);
    const found = other.list();
    expect(await other.publish("one")).toMatchObject({ step: "connection", code: "occupied" });
    expect(other.list()).toEqual(found);
  }
});

test("rules of a firewall that is on stay as they are, also after a fault", async () => {
  const server = new FakeServer();
  const rules = {
    "port-22-tcp": "ufw limit 22/tcp\n",
    "port-80-tcp": "ufw allow 80/tcp comment 'web'\n",
  };
  server.remember({ ...rules, firewall: "", "package-ufw": "" });
  const FAIL = "caddy validate *";
  expect(await server.publish("one", { FAIL })).toMatchObject({ step: "certificate" });
  expect(server.rules).toEqual(rules);
  expect(await server.publish("one")).toBeUndefined();
  expect(server.rules).toEqual({ ...rules, "port-443": "ufw allow 443\n" });
});

const faults: [step: string, pattern: string][] = [
  ["account", "useradd *"],
  ["firewall", "ufw --force enable"],
  ["program", "apt-get * npm openssl"],
  ["program", "npm *"],
  ["site", "tar -xf */site.tar *"],
  ["site", "mv -T *"],
  ["site", "systemctl restart *"],
  ["site", "curl * http://127.0.0.1:4321/healthz"],
  ["certificate", "caddy validate *"],
  ["certificate", "systemctl reload-or-restart *"],
  ["backups", "systemctl enable --now site-backup.timer *"],
  ["check", "curl * https://www.datofirme.example/en"],
];

test.for(faults)("a fault of %s (%s) on a bare server leaves nothing", async ([step, FAIL]) => {
  const server = new FakeServer();
  const before = server.list();
  expect(await server.publish("one", { FAIL })).toMatchObject({ step, kept: "" });
  expect(server.list()).toEqual(before);
  expect(await server.publish("one")).toBeUndefined();
});

test.for(faults.slice(3).filter(([step]) => /program|site/.test(step)))(
  "a fault of %s (%s) leaves the earlier site as it was",
  async ([step, FAIL]) => {
    const server = new FakeServer();
    await server.publish("one");
    const before = server.list();
    expect(await server.publish("two", { FAIL })).toMatchObject({ step, kept: "earlier" });
    expect(server.list()).toEqual(before);
    expect(server.served).toBe("one one");
  },
);

test("a new site that has started on the data stays after a fault of a later step", async () => {
  const server = new FakeServer();
  await server.publish("one");
  const FAIL = "curl * https://www.datofirme.example/en";
  const fault = { step: "check", kept: "new", undone: [] };
  expect(await server.publish("two", { FAIL })).toMatchObject(fault);
  expect(server.served).toBe("two two");
  expect(await server.publish("two")).toBeUndefined();
});

test("files of data are copied before a publish and every night, PostgreSQL is not", async () => {
  const server = new FakeServer();
  await server.publish("one");
  await server.publish("two");
  expect(server.calls).not.toContain("-publish --root");
  server.write("srv/site/data/enquiries.sqlite", "");
  await server.publish("one");
  expect(server.calls).toContain("-publish --root");
  server.write("srv/site/current/.env", "DATABASE_URL='postgres://127.0.0.1/site'\n");
  expect(await listStates(server, "one")).toMatchObject({ site: "already", backups: "new" });
  expect(server.list()).not.toContain("active-site-backup.timer");
  expect(await listStates(server, "one")).toMatchObject({ backups: "already" });
  expect(await listStates(server, "two")).toMatchObject({ site: "new", backups: "new" });
  expect(server.calls).not.toContain("-publish --root");
  expect(server.list()).toContain("active-site-backup.timer");
});
