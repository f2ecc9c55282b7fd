import { expect, test, vi } from "vitest";
import { later } from "./later.ts";

test("loads once, and has its value from then on", async () => {
  const open = vi.fn(async () => "file");
  const file = later(open);
  expect(file.value).toBeUndefined();
  expect(await Promise.all([file.load(), file.load()])).toEqual(["file", "file"]);
  expect(await file.load()).toBe("file");
  expect(file.value).toBe("file");
  expect(open).toHaveBeenCalledTimes(1);
});

test("loads again after a failure", async () => {
  const file = later(vi.fn(async () => "file").mockRejectedValueOnce(new Error("offline")));
  await expect(file.load()).rejects.toThrow("offline");
  expect(file.value).toBeUndefined();
  expect(await file.load()).toBe("file");
});
