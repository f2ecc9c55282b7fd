import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { useDelivery } from "./make-blog.ts";

const openBlog = useDelivery();
type Blog = ReturnType<typeof openBlog>;

async function fail(blog: Blog, locale: "es" | "en" = "es"): Promise<Error> {
  return blog.source.listPosts(locale).then(
    () => expect.fail("the list should have failed"),
    (error: Error) => error,
  );
}

/** Milliseconds that the client logged before each retry. */
function listWaits({ log }: Blog): number[] {
  return log.map((line) => Number(/Waiting for (\d+) ms/.exec(line)?.[1]));
}

// Concurrent: the client really waits, up to 19 s in all.
describe.concurrent("retries", () => {
  test.each([
    [
      "error-500",
      { status: 500, message: "ServerError: An unexpected error occurred on the server." },
    ],
    ["error-page", { status: 503, message: "503 Service Unavailable" }],
    [
      "limited-bare",
      { status: 429, message: expect.stringContaining("RateLimitExceeded: You have") },
    ],
    ["dropped", { status: undefined, message: "ECONNRESET: socket hang up" }],
  ])("%s: asks five times again after growing waits, then fails", async (kind, fault) => {
    const blog = openBlog(kind);
    const error = await fail(blog);
    expect(error).toMatchObject({ name: "ContentError", ...fault });
    expect(blog.calls()).toHaveLength(6);
    const waits = listWaits(blog);
    expect(waits).toHaveLength(5);
    // sqrt(2)^n seconds plus half a second, plus up to 0.2 s at random.
    for (const [index, wait] of waits.entries()) {
      const least = 1000 * Math.SQRT2 ** (index + 1) + 500;
      expect(wait).toBeGreaterThan(least - 1);
      expect(wait).toBeLessThan(least + 200);
    }
  });

  test("waits as long as the service says after too many calls", async () => {
    const blog = openBlog("limited");
    const error = await fail(blog);
    expect(error).toMatchObject({ status: 429 });
    const waits = listWaits(blog);
    expect(waits).toHaveLength(5);
    for (const wait of waits) expect(wait).toBeLessThan(700);
  });

  test("answers as soon as the service does again", async () => {
    const blog = openBlog("flaky");
    expect(await blog.source.listPosts("es")).toHaveLength(3);
    expect(blog.calls()).toHaveLength(3);
  });

  test.each(["en-breaks", "en-dropped"])(
    "%s: shows the Spanish list after an English one that is lost, each asked for once",
    async (kind) => {
      const blog = openBlog(kind);
      const posts = await blog.source.listPosts("en");
      expect(posts.map(({ language }) => language)).toEqual(["es", "es", "es"]);
      expect(blog.locales().filter((locale) => locale === "en")).toHaveLength(6);
      expect(blog.locales().filter((locale) => locale === "es")).toHaveLength(1);
    },
  );

  test("does not start again in Spanish after a connection that breaks", async () => {
    const blog = openBlog("en-dropped");
    const error = await blog.source.findPost("modelo-en-estrella", "en").catch((e: unknown) => e);
    expect(error).toMatchObject({ name: "ContentError", status: undefined });
    expect(blog.locales()).toEqual(Array.from({ length: 6 }, () => "en"));
  });
});

test.each([
  ["a wrong token", "site", { accessToken: "wrong-token-of-nobody" }, 401, "AccessTokenInvalid"],
  ["an unknown environment", "site", { environment: "nowhere" }, 404, "NotFound"],
])(
  "%s is refused once, with status, message and request id",
  async (_, kind, options, status, name) => {
    const blog = openBlog(kind, options);
    const error = await fail(blog);
    expect(error).toMatchObject({
      name: "ContentError",
      status,
      message: expect.stringMatching(new RegExp(`^${name}: .+\\.$`)),
      requestId: expect.stringMatching(/^request-\d+$/),
    });
    expect(blog.calls()).toHaveLength(1);
  },
);

test("an entry asked for by its id in a place that is not there is a fault, and not a missing post", async () => {
  const { source } = openBlog("site", { environment: "nowhere" });
  await expect(source.findPostById("star", "es")).rejects.toMatchObject({ status: 404 });
});

test.each(["html", "blank"])(
  "%s: another page in place of the answer is no empty blog",
  async (kind) => {
    const blog = openBlog(kind);
    const error = await fail(blog);
    expect(error).toMatchObject({ name: "ContentError", status: undefined });
    await expect(blog.source.findPost("modelo-en-estrella", "es")).rejects.toThrow();
    await expect(blog.source.findPostById("star", "en")).rejects.toThrow();
  },
);

test("an answer that breaks off is a fault without a status", async () => {
  const error = await fail(openBlog("cut"));
  expect(error).toMatchObject({ status: undefined, message: "The answer broke off" });
});

test("no error and no log line has more of the token than its last five characters", async () => {
  const accessToken = "secret-delivery-token-98765";
  const closed = { origin: "http://127.0.0.1:9", accessToken };
  const refused = await fail(openBlog("site", { accessToken }));
  const unreachable = openBlog("site", closed);
  // The first retry is enough to see the log of a failed connection.
  void unreachable.source.listPosts("es").catch(() => undefined);
  await expect.poll(() => unreachable.log).toHaveLength(1);
  const output = inspect([refused, unreachable.log], { depth: 10 }) + String(refused.stack);
  expect(output).not.toContain(accessToken);
  expect(output).toContain("Connection error occurred");
});
