import { preview } from "vite";

const firstPort = 4300;

export type ShownBuilds = { addresses: string[]; close: () => Promise<void> };

/** Serves built sites on loopback, each on a port of its own, without the service: nothing can be sent from them. */
export async function showBuilds(folders: readonly string[]): Promise<ShownBuilds> {
  const servers = await Promise.all(
    folders.map(async (outDir, at) =>
      preview({
        configFile: false,
        appType: "mpa",
        logLevel: "silent",
        build: { outDir },
        preview: { host: "localhost", port: firstPort + at },
      }),
    ),
  );
  return {
    addresses: servers.map((server) => server.resolvedUrls?.local[0] ?? ""),
    close: async () => void (await Promise.all(servers.map(async (server) => server.close()))),
  };
}
