import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { ChangeJournal } from "../store/change-journal.ts";
import { addCommandRoute } from "./command-route.ts";
import { addContentRoutes } from "./content-routes.ts";
import { cookieName, guardRequests, isToken } from "./guard-requests.ts";
import { addPostRoutes } from "./post-routes.ts";
import { addPublishRoutes } from "./publish-routes.ts";
import { addRowsRoute } from "./rows-route.ts";
import { addSetupRoutes } from "./setup-routes.ts";
import type { StudioContext, StudioOptions } from "./studio-context.ts";
import { describeStudioPage, describeStudioPolicy } from "./studio-page.ts";

/** Creates the web application of the studio; first finishes a save that an earlier process left incomplete. */
export async function createStudio(options: StudioOptions): Promise<Hono> {
  const { root, port, token, app, preview } = options;
  const journal = new ChangeJournal(root);
  await journal.recover();
  const context: StudioContext = { ...options, journal, inTurn: takeTurns() };
  const studio = new Hono();
  studio.use(guardRequests({ port, token }));
  studio.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
  });
  studio.get("/_studio", (c) => {
    const given = c.req.query("token");
    if (given !== undefined) {
      if (!isToken(given, token)) return c.text("This address is of an earlier start.", 401);
      setCookie(c, cookieName(port), token, {
        httpOnly: true,
        sameSite: "Strict",
        path: "/_studio",
      });
      return c.redirect("/_studio");
    }
    if (!isToken(getCookie(c, cookieName(port)), token)) {
      return c.text("Open the address that npm run studio printed.", 401);
    }
    const nonce = randomBytes(16).toString("base64");
    c.header("Content-Security-Policy", describeStudioPolicy(nonce, preview.address));
    return c.html(describeStudioPage(nonce));
  });
  studio.get("/_studio/app/:name", (c) => {
    const file = app.get(c.req.param("name"));
    if (file === undefined) return c.notFound();
    return c.body(new Uint8Array(Buffer.from(file.content)), 200, { "content-type": file.type });
  });
  addContentRoutes(studio, context);
  addPostRoutes(studio, context);
  addCommandRoute(studio, context);
  addRowsRoute(studio, context);
  addSetupRoutes(studio, context);
  addPublishRoutes(studio, context);
  studio.onError((error, c) =>
    error instanceof FaultError
      ? c.json({ faults: error.faults }, 409)
      : c.json({ error: error.message }, 500),
  );
  return studio;
}

function takeTurns(): StudioContext["inTurn"] {
  let last: Promise<unknown> = Promise.resolve();
  return async (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
