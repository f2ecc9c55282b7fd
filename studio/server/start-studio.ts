import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { buildApp } from "./build-app.ts";
import { createStudio } from "./create-studio.ts";
import type { Preview } from "./studio-context.ts";
import { startPreview } from "./start-preview.ts";

type StartOptions = { root: string; port: number; hasPreview: boolean };

/** Serves the studio on the loopback interface; returns its address with the token of this start. */
export async function startStudio({ root, port, hasPreview }: StartOptions): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const origin = `http://localhost:${String(port)}`;
  const app = await buildApp();
  const preview: Preview = hasPreview
    ? startPreview({ root, port: port + 1, studioAddress: origin })
    : {
        address: `http://localhost:${String(port + 1)}`,
        isReady: () => false,
        restart: () => undefined,
      };
  const studio = await createStudio({ root, port, token, app, preview });
  const answer = getRequestListener(studio.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return `${origin}/_studio?token=${token}`;
}
