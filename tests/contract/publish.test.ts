import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentFor } from "../../roots/environment-for.ts";
import { copyFolder } from "../support/copy-project.ts";
import { FakeServer } from "../support/publish/fake-server.ts";

const settings = {
  VITE_SITE_URL: "https://www.datofirme.example",
  PUBLISH_TO: "ssh://root@203.0.113.10",
  ALERT_URL: "https://alerts.example/T0K3N",
  SMTP_URL: "smtps://web:pa55@127.0.0.1:9",
  MAIL_TO: "hola@datofirme.example",
};
const trial = { VITE_SITE_URL: "http://203.0.113.10", VITE_PREVIEW: "1" };
const secrets = /T0K3N|pa55/;
let parent: string;
let folder: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "publish-folder-"));
  folder = await copyFolder(join(parent, "mi web"));
  writeFileSync(join(folder, ".env"), writeLines(settings));
  mkdirSync(join(parent, "bin"));
  writeFileSync(join(parent, "bin/npm"), npm, { mode: 0o755 });
  mkdirSync(join(folder, "copia"));
  writeFileSync(join(folder, "copia/enquiries.sqlite"), "personal data");
  build(settings);
});

/** Packs the product once, which takes longer than the rest of a publish; then copies the file. */
const npm = `#!/bin/sh
set -e
kept=\${0%/*}/packed
if [ ! -d "$kept" ]; then
	PATH=\${PATH#*:} npm "$@"
	mkdir "$kept"
	cp "$npm_config_pack_destination"/*.tgz "$kept"
else
	cp "$kept"/*.tgz "$npm_config_pack_destination"
fi
`;

afterAll(() => rmSync(parent, { recursive: true }));

const writeLines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");

/** Writes a site of one page in each language that counts as built from the folder with some settings. */
function build(environment: Record<string, string>): void {
  for (const [name, text] of [
    ["index.html", "Inicio"],
    ["en.html", "Home"],
  ] as const) {
    mkdirSync(join(folder, "dist"), { recursive: true });
    writeFileSync(join(folder, "dist", name), text);
  }
  const stamp = pathToFileURL(resolve("generator/build-stamp.ts")).href;
  const script = `const { describeInputs, writeStamp } = await import("${stamp}");
    await writeStamp(${JSON.stringify(join(folder, "dist"))}, await describeInputs());`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...environmentFor(folder), ...environment },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
}

function publish(server: FakeServer, words: string[] = [], own: Record<string, string> = {}) {
  const environment = environmentFor(folder);
  const dns = pathToFileURL(resolve("tests/support/publish/answer-dns.mjs")).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/publish/publish.ts", ...words],
    {
      env: {
        ...environment,
        NODE_OPTIONS: `${String(environment["NODE_OPTIONS"])} --import=${dns}`,
        DNS_ADDRESS: "203.0.113.10",
        LC_ALL: "es_ES.UTF-8",
        ...server.env,
        PATH: `${join(parent, "bin")}:${String(server.env["PATH"])}`,
        ...own,
      },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

const maskTime = (text: string) =>
  text.replaceAll(/\d+ s:/g, "N s:").replaceAll(/\d+,\d MB/g, "N MB");

test("a folder whose name has a space is published, each step is said, and secrets reach one file alone", () => {
  const server = new FakeServer();
  const { status, stdout, stderr } = publish(server);
  expect([status, stderr]).toEqual([0, ""]);
  expect(maskTime(stdout))
    .toContain(`Publico en https://www.datofirme.example (203.0.113.10, por SSH)
Será público: 2 páginas, 0 informes.

  1/8  conexión          Debian 13 (trixie)              ya estaba
  2/8  usuario y carpeta site, /srv/site                 nuevo
  3/8  cortafuegos       22, 80, 443                     nuevo
  4/8  programa          0.1.0                           nuevo
  5/8  web               2 páginas, N MB               nuevo
  6/8  certificado       hasta el 12 de febrero          nuevo
  7/8  copias            cada noche a las 03:15          nuevo
  8/8  prueba            / y /en

Publicado en N s: https://www.datofirme.example
`);
  expect(stdout).toMatch(/El doctor encuentra \d+ fallos? y \d+ datos? por confirmar:/);
  expect(stdout).toContain(
    "  TXT  _dmarc.datofirme.example  v=DMARC1; p=none; rua=mailto:hola@datofirme.example",
  );
  expect(server.read("srv/site/current/dist/index.html")).toBe("Inicio");
  expect(server.list().join("\n")).not.toMatch(/enquiries\.sqlite|srv\/site\/current\/copia/);
  const file = "srv/site/current/.env";
  expect(statSync(join(server.root, file)).mode & 0o777).toBe(0o600);
  expect(server.read(file)).toContain("ALERT_URL='https://alerts.example/T0K3N'\n");
  expect(server.read(file)).toContain("DATA_DIR=/srv/site/data\n");
  expect(server.read(file)).not.toContain("PUBLISH_TO");
  expect(server.calls.length).toBeGreaterThan(1000);
  expect(server.calls + stdout).not.toMatch(secrets);

  const again = publish(server, [], { LC_ALL: "en_GB.UTF-8" });
  expect(again.stdout).toContain("  5/8  site              2 pages");
  expect(again.stdout.match(/already there$/gm)).toHaveLength(7);
  expect(
    again.stdout.split("\n").filter((line) => /^ {2}\d\/8/.test(line) && line.length > 80),
  ).toEqual([]);
});

test("a fault names step, cause, what was undone and what to do", async () => {
  const server = new FakeServer();
  await server.publish("one");
  const { status, stderr } = publish(server, [], { FAIL: "systemctl restart *" });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "Paso 5/8, web: el servidor dice «refused: systemctl». He deshecho 4; la web de antes sigue en marcha. " +
      "Corrígelo en el servidor y repite publish.",
  );
  expect(server.served).toBe("one one");
  const kept = publish(server, [], { FAIL: "curl * https://www.datofirme.example/en" });
  expect(kept.stderr.trim()).toBe(
    "Paso 8/8, prueba: la página /en no contesta. La web nueva ha arrancado y se queda. Repite publish.",
  );
  const bare = publish(new FakeServer(), [], { FAIL: "caddy validate *", LC_ALL: "en_GB.UTF-8" });
  expect(bare.stderr.trim()).toBe(
    "Step 6/8, certificate: the server says “refused: caddy”. I undid 2, 3, 4, and 5. " +
      "Correct it on the server and run publish again.",
  );
});

test.for([
  [{ DNS_ADDRESS: "198.51.100.7" }, [], "  A  www.datofirme.example  203.0.113.10"],
  [
    { VITE_SITE_URL: "http://www.datofirme.example" },
    [],
    "VITE_SITE_URL=https://www.tu-dominio.es",
  ],
  [{ PUBLISH_TO: "" }, ["--to", "ftp://203.0.113.10"], "PUBLISH_TO=ssh://root@203.0.113.10"],
  [{}, ["--to", "ssh://-oProxyCommand=x"], "PUBLISH_TO=ssh://root@203.0.113.10"],
] as const)("nothing is begun where something is missing: %j %j", ([own, words, said]) => {
  const server = new FakeServer();
  const { status, stderr } = publish(server, [...words], { ...own });
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(server.calls).toBe("");
});

test("a static host gets what was built, the settings that it lacks, and the steps in its account", () => {
  const server = new FakeServer();
  const { status, stdout } = publish(server, ["--to", "github-pages"]);
  expect(status).toBe(0);
  expect(stdout).toContain("(!) Sin VITE_EMAILJS_* en .env");
  expect(stdout).toContain("(!) GitHub no puede instalar el programa");
  expect(stdout).toContain("Custom domain: www.datofirme.example");
  expect(readFileSync(join(folder, ".github/workflows/pages.yml"), "utf8")).toContain(
    "VITE_SITE_URL: https://www.datofirme.example",
  );
  expect(publish(server, ["--to", "netlify"]).stdout).toContain(join(folder, "dist"));
  expect(server.calls).toBe("");
});

test("a trial is on the server's address, without a certificate, and asks not to be found", () => {
  const server = new FakeServer();
  build({ ...settings, ...trial });
  const { status, stdout } = publish(server, ["--trial"]);
  expect(status).toBe(0);
  expect(stdout).toContain("Publico en http://203.0.113.10 ");
  expect(stdout).toContain("sin cifrar (prueba)");
  expect(server.read("etc/caddy/Caddyfile")).toMatch(/^http:\/\/ \{$/m);
  expect(server.read("srv/site/current/.env")).toContain("VITE_PREVIEW='1'");
});

test("a trial does not take the place of a public site", async () => {
  const server = new FakeServer();
  await server.publish("one");
  const before = server.list();
  build({ ...settings, ...trial });
  const { status, stderr } = publish(server, ["--trial"]);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "Paso 1/8, conexión: en este servidor ya hay una web pública. No ha cambiado nada; la web de antes sigue en marcha. " +
      "Publica sin --trial, o haz la prueba en otro servidor.",
  );
  expect(server.list()).toEqual(before);
});
