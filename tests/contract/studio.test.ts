import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fault } from "../../generator/faults/fault.ts";
import { createStudio } from "../../studio/server/create-studio.ts";
import { startStudio } from "../../studio/server/start-studio.ts";
import { ChangeJournal } from "../../studio/store/change-journal.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import type { EditedFile } from "../../studio/model/drafts.ts";

const port = 4779;
const token = "a-token-of-this-start";
const origin = `http://localhost:${String(port)}`;
const own = {
  host: `localhost:${String(port)}`,
  origin,
  cookie: `studio-${String(port)}=${token}`,
};
const reviewFile = "content/catalogue/testimonials.json";
const wordFile = "content/copy/en/testimonials.json";

let root: string;
let studio: Hono;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "studio-"));
  for (const name of ["content", "site.config.ts"])
    cpSync(join("demo", name), join(root, name), { recursive: true });
  const preview = { address: "http://localhost:1", isReady: () => false, restart: () => undefined };
  studio = await createStudio({ root, port, token, app: new Map(), preview });
});

afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), "utf8");

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await studio.request(`/_studio/api/${path}`, {
    method: "POST",
    headers: { ...own, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function readFiles(): Promise<Record<string, EditedFile>> {
  const response = await studio.request("/_studio/api/content", { headers: own });
  return ((await response.json()) as { files: Record<string, EditedFile> }).files;
}

async function save(edits: Record<string, (value: never) => unknown>) {
  const files = await readFiles();
  const sent = Object.entries(edits).map(([file, edit]) => ({
    file,
    revision: files[file]?.revision ?? "",
    value: edit(structuredClone(files[file]?.value) as never),
  }));
  const { text } = await post("save", { label: "a test", edits: sent });
  return JSON.parse(text) as {
    outcome: string;
    faults?: Fault[];
  };
}

test.each([
  ["a name that leads here from elsewhere", { host: "studio.example" }, 421],
  ["the page of another port", { origin: "http://localhost:4321" }, 403],
  ["a page of the internet", { origin: "https://example.com" }, 403],
  ["a frame or link of another site", { "sec-fetch-site": "cross-site" }, 403],
  ["a caller without the token", { cookie: "" }, 401],
  ["the token of another start", { cookie: `studio-${String(port)}=an-older-token` }, 401],
])("%s is refused", async (_caller, headers, status) => {
  const before = read(reviewFile);
  expect((await post("save", { label: "", edits: [] }, headers)).status).toBe(status);
  const response = await studio.request("/_studio/api/content", {
    headers: { ...own, ...headers },
  });
  expect(response.status).toBe(status);
  expect(read(reviewFile)).toBe(before);
});

test("the address that is printed opens the studio once for this browser, under a policy of its own", async () => {
  const { host } = own;
  const closed = await studio.request("/_studio", { headers: { host } });
  expect(closed.status).toBe(401);
  const entered = await studio.request(`/_studio?token=${token}`, { headers: { host } });
  expect(entered.status).toBe(302);
  const cookie = entered.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const page = await studio.request("/_studio", {
    headers: { host, cookie: cookie.split(";")[0] ?? "" },
  });
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src 'none';script-src 'self';.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe|\*|https:/);
});

test("the studio listens to this machine alone, and is in no build", async () => {
  const { port: free, close } = await findFreePort();
  await close();
  const address = await startStudio({ root: process.cwd(), port: free, hasPreview: false });
  expect((await fetch(address, { redirect: "manual" })).status).toBe(302);
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = others.filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address: ip } of outside) {
    await expect(fetch(`http://${ip}:${String(free)}/_studio`)).rejects.toThrow("fetch failed");
  }
  const built = existsSync("demo/dist")
    ? readdirSync("demo/dist", { recursive: true }).map(String)
    : [];
  expect(built.filter((file) => file.includes("studio"))).toEqual([]);
});

test("a sound edit of several files is written as oxfmt has it, with a diff, and taken back", async () => {
  const [reviews, words] = [read(reviewFile), read(wordFile)];
  const { outcome } = await save({
    [reviewFile]: (all: { stars: number }[]) => all.with(0, { ...all[0], stars: 4 }),
    [wordFile]: (all: { title: string }) => ({ ...all, title: "What they say" }),
  });
  expect(outcome).toBe("written");
  expect(read(reviewFile)).toBe(reviews.replace('"stars": 5', '"stars": 4'));
  const changes = await studio.request("/_studio/api/changes", { headers: own });
  expect(await changes.text()).toContain('{"kind":"added","text":"    \\"stars\\": 4,"}');
  await post("undo", {});
  expect([read(reviewFile), read(wordFile)]).toEqual([reviews, words]);
});

test.each([
  [
    "a value of the wrong shape",
    reviewFile,
    (all: object[]) => all.with(0, { ...all[0], stars: 9 }),
    "0.stars",
  ],
  ["a text without its translation", wordFile, (all: object) => ({ ...all, title: "" }), "title"],
  [
    "a text in the other language",
    wordFile,
    (all: object) => ({
      ...all,
      title: "Lo que dicen de mí los clientes que ya tienen su cuadro de mando",
    }),
    "title",
  ],
  [
    "a setting that no site is built with",
    "site.config.ts",
    (all: object) => ({ ...all, accent: "#101010" }),
    "accent",
  ],
])("%s is not written, and the fault names its field", async (_what, file, edit, path) => {
  const before = read(file);
  const { outcome, faults = [] } = await save({ [file]: edit });
  expect(outcome).toBe("refused");
  expect(faults.map((fault) => [fault.file, fault.field])).toContainEqual([file, path]);
  expect(read(file)).toBe(before);
});

test("a file that was changed elsewhere since is not written over", async () => {
  const files = await readFiles();
  writeFileSync(join(root, wordFile), `${read(wordFile)}\n`);
  const edits = [{ file: wordFile, revision: files[wordFile]?.revision, value: {} }];
  expect((await post("save", { label: "", edits })).text).toContain('"outcome":"outdated"');
  expect(read(wordFile)).not.toBe("{}\n");
});

test.each(["../outside.json", "service/main.ts", "content/../package.json", ".env"])(
  "%s has no form and is not written",
  async (file) => {
    const { status } = await post("save", {
      label: "",
      edits: [{ file, revision: "", value: "x" }],
    });
    expect(status).toBe(500);
    expect(existsSync(join(root, file))).toBe(false);
  },
);

test("the preview of a post shows its figure with the words of its language", async () => {
  const slug = "elegir-cinco-kpi";
  const opened = await studio.request(`/_studio/api/posts/${slug}`, { headers: own });
  const { files } = (await opened.json()) as { files: Record<string, EditedFile> };
  const es = files[`content/blog/${slug}/es.md`]?.value;
  const { text: answer } = await post(`posts/${slug}/preview/es`, { es });
  const { faults, content } = JSON.parse(answer) as { faults: object[]; content: object };
  expect(faults).toEqual([]);
  const [, name = ""] =
    /\/images\/blog\/[\w-]+\/(figura[\w.-]+)"/.exec(JSON.stringify(content)) ?? [];
  const address = `/_studio/api/picture?file=content/blog/${slug}/${name}`;
  const picture = await (await studio.request(address, { headers: own })).text();
  expect(picture).toMatch(/^<svg [^]*<use href="#[^]*<\/svg>\n$/);
  expect(picture).not.toMatch(/<text|\{\{/);
});

test("the mail settings are added to .env, a password is not shown, and a test mail reports its outcome", async () => {
  writeFileSync(join(root, ".env"), "VITE_SITE_URL=https://a.example\n# SMTP_URL=smtps://sample\n");
  const sink = await new SmtpSink({ password: "secret" }).comeUp();
  const SMTP_URL = sink.url.replace("//", "//me:secret@");
  await post("mail", { SMTP_URL, MAIL_TO: "me@example.com" });
  expect(read(".env")).toBe(
    `VITE_SITE_URL=https://a.example\nSMTP_URL="${SMTP_URL}"\nMAIL_TO="me@example.com"\n`,
  );
  const shown = await studio.request("/_studio/api/mail", { headers: own });
  const settings = (await shown.json()) as { SMTP_URL: string };
  expect(JSON.stringify(settings)).not.toContain("secret");
  expect(JSON.parse((await post("mail/test", settings)).text)).toEqual({ isSent: true });
  expect(sink.mails[0]?.envelopeTo).toEqual(["me@example.com"]);
  const wrong = { ...settings, SMTP_URL: SMTP_URL.replace("secret", "another") };
  const failed = JSON.parse((await post("mail/test", wrong)).text) as { reason: string };
  expect(failed.reason).toContain("535");
  await sink.goDown();
});

test.each([
  ["a.heic", "upload-kind"],
  ["a.png", "upload-unreadable"],
])("the picture %s that is none is refused: %s", async (name, code) => {
  const { status, text } = await post(`picture?folder=content/images&name=${name}`, {});
  expect([status, JSON.parse(text)]).toEqual([409, { faults: [{ file: "", code, params: {} }] }]);
});

test("an undo that would write over another program's change is refused with its fault", async () => {
  await save({ [wordFile]: (all: object) => ({ ...all, title: "What they say" }) });
  writeFileSync(join(root, wordFile), `${read(wordFile)}\n`);
  const { status, text } = await post("undo", {});
  expect([status, JSON.parse(text)]).toEqual([
    409,
    { faults: [{ file: "", code: "file-changed", params: { file: wordFile } }] },
  ]);
});

test("publishing commits the content alone, and sends it where the repository has a remote", async () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "-q", "--bare", "remote.git");
  git("init", "-q", "-b", "main");
  for (const [name, value] of [
    ["name", "A"],
    ["email", "a@example.com"],
  ])
    git("config", `user.${String(name)}`, String(value));
  git("remote", "add", "origin", join(root, "remote.git"));
  writeFileSync(join(root, "diary.txt"), "of nobody else");
  const { text } = await post("publish", { message: "Reseñas nuevas", mayPush: true });
  expect(JSON.parse(text)).toMatchObject({ outcome: "pushed" });
  expect(git("--git-dir", "remote.git", "log", "--format=%s", "main")).toBe("Reseñas nuevas\n");
  expect(git("status", "--porcelain")).toContain("?? diary.txt");
  expect(git("ls-files")).not.toMatch(/diary|\.env|\.cache/);
  expect(JSON.parse((await post("publish", { message: "", mayPush: true })).text)).toEqual({
    outcome: "unchanged",
  });
});

test("a process that is killed while saving leaves both files as one of its saves wrote them", async () => {
  const folder = join(root, "killed");
  for (let kill = 0; kill < 6; kill += 1) {
    mkdirSync(join(folder, "content"), { recursive: true });
    const saving = spawn(process.execPath, ["tests/support/studio/save-forever.ts", folder]);
    await once(saving.stdout, "data");
    const isBegun = () => existsSync(join(folder, ".cache/studio/changes"));
    await expect.poll(isBegun, { timeout: 20_000, interval: 1 }).toBe(true);
    // At another point of a save each time.
    const until = performance.now() + kill * 7;
    await expect.poll(() => performance.now() > until, { interval: 1 }).toBe(true);
    saving.kill("SIGKILL");
    await once(saving, "exit");
    await new ChangeJournal(folder).recover();
    const texts = ["es", "en"].map((name) => {
      const file = join(folder, `content/${name}.json`);
      return existsSync(file) ? readFileSync(file, "utf8") : "";
    });
    expect(texts[0]).toBe(texts[1]);
    expect(new Set(texts[0]?.trim().split(" ")).size).toBe(1);
    expect(
      readdirSync(join(folder, "content")).filter((name) => !/^e[sn]\.json$/.test(name)),
    ).toEqual([]);
  }
});

test("a save that was cut off after it was noted is finished at the next start", async () => {
  const folder = join(root, "cut-off");
  const changes = join(folder, ".cache/studio/changes");
  mkdirSync(changes, { recursive: true });
  const after = Buffer.from("whole").toString("base64");
  const files = ["content/a.md", "content/b.md"].map((file) => ({ file, before: null, after }));
  writeFileSync(join(changes, "pending"), JSON.stringify({ id: "1", at: "", label: "", files }));
  await new ChangeJournal(folder).recover();
  expect(files.map(({ file }) => readFileSync(join(folder, file), "utf8"))).toEqual([
    "whole",
    "whole",
  ]);
  expect(readdirSync(changes)).toEqual(["1.json"]);
});

async function findFreePort() {
  const { createServer } = await import("node:net");
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: found } = server.address() as { port: number };
  const close = async () => {
    server.close();
    await once(server, "close");
  };
  return { port: found, close };
}
