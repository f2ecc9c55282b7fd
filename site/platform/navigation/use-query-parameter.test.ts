// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useQueryParameter } from "./use-query-parameter.ts";

beforeEach(() => history.replaceState(null, "", "/proyectos?page=2&area=etl#projects"));

it("reads its parameter", () => {
  const { result } = renderHook(() => useQueryParameter("area"));
  expect(result.current[0]).toBe("etl");
});

it("replaces it in the address and keeps the rest", () => {
  const { result } = renderHook(() => useQueryParameter("area"));
  const entries = history.length;
  act(() => result.current[1]("ml"));
  expect(result.current[0]).toBe("ml");
  expect(location.search + location.hash).toBe("?page=2&area=ml#projects");
  expect(history.length).toBe(entries);
});

it("takes it out of the address", () => {
  const { result } = renderHook(() => useQueryParameter("area"));
  act(() => result.current[1](undefined));
  expect(result.current[0]).toBeUndefined();
  expect(location.search).toBe("?page=2");
});
