import { afterEach, expect, it, vi } from "vitest";
import { fetchJson } from "./fetch-json.ts";

afterEach(() => void vi.unstubAllGlobals());

function stubFetch(answer: () => Response) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("makes one request for concurrent readers, and another later", async () => {
  const fetch = stubFetch(() => Response.json([1]));
  expect(await Promise.all([fetchJson("/a.json"), fetchJson("/a.json")])).toEqual([[1], [1]]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await fetchJson("/a.json");
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("throws the host's answer if it is not the file, and requests it again later", async () => {
  const fetch = stubFetch(() => new Response("<!doctype html>", { status: 404 }));
  await expect(fetchJson("/b.json")).rejects.toThrow("/b.json answered 404");
  stubFetch(() => new Response("<!doctype html>"));
  await expect(fetchJson("/b.json")).rejects.toThrow(SyntaxError);
  expect(fetch).toHaveBeenCalledTimes(1);
});
