import type { ServerResponse } from "node:http";

export function answerMedia(folder: string, name: string, response: ServerResponse): void {
  if (folder === "pictures") {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><rect width="1200" height="675" fill="#1f3a5f"/></svg>`;
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(svg);
    return;
  }
  if (folder === "downloads") {
    const disposition = `attachment; filename="${name}"`;
    response.writeHead(200, { "content-type": "text/csv", "content-disposition": disposition });
    response.end("mes;ventas\n2026-01;1200\n");
    return;
  }
  response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
}
