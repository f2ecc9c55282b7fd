import type { Hono } from "hono";
import { runContentScript } from "../store/run-content-script.ts";
import { describeResult, restartForSettings } from "./content-routes.ts";
import type { StudioContext } from "./studio-context.ts";

/** Kinds of content allowed for each command. */
const kinds = {
  new: ["post", "category", "service", "case", "report", "page"],
  rename: ["post", "case", "service", "page"],
  remove: ["post", "case", "service", "page", "examples"],
} as const;

type Asked = { command: keyof typeof kinds; kind: string; args: string[] };

/** Adds the route that runs `npm run new`, `rename` and `remove`. */
export function addCommandRoute(studio: Hono, context: StudioContext): void {
  const { root, journal, inTurn } = context;
  studio.post("/_studio/api/content-command", async (c) => {
    const { command, kind, args } = await c.req.json<Asked>();
    const known: readonly string[] = kinds[command] ?? [];
    if (!known.includes(kind)) return c.notFound();
    const label = `npm run ${command} -- ${kind} ${args.join(" ")}`;
    const result = await inTurn(async () =>
      runContentScript(command, [kind, ...args], { root, journal, label }),
    );
    if (result.outcome === "written") restartForSettings(context, result.change);
    return c.json(describeResult(result));
  });
}
