import { expect, test } from "vitest";
import { readSharedGuess, writeSharedGuess } from "./guess-address.ts";

const home = "https://site.example/en?utm=1";

test("reads the guess that was written", () => {
  const shared = { guess: 40, question: "socialMedia" };
  const address = writeSharedGuess(home, shared);
  expect(address).toBe("https://site.example/en?adivina=40&dato=socialMedia#adivina");
  expect(readSharedGuess(address)).toEqual(shared);
  expect(readSharedGuess("https://site.example/?adivina=0")).toEqual({ guess: 0 });
});

test.each(["", "?adivina=", "?adivina=101", "?adivina=-1", "?adivina=4e1", "?dato=economyPlus"])(
  "finds no guess in %s",
  (query) => expect(readSharedGuess(`https://site.example/${query}`)).toBeUndefined(),
);
