import { useEffect, useRef } from "react";
import {
  replaceParameters,
  useQueryParameter,
} from "../../../platform/navigation/use-query-parameter.ts";

const settleMs = 150; // browsers refuse more than about 100 changes of the address in half a minute

export function useSearchText() {
  const [q = ""] = useQueryParameter("q");
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef("");

  function search(text: string): void {
    clearTimeout(timer.current);
    sent.current = text;
    writeQuery(text);
  }
  function searchSoon(text: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), settleMs);
  }
  function clear(): void {
    if (field.current === null) return;
    field.current.value = "";
    field.current.focus();
    search("");
  }

  // Text typed before the app started is searched too.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "") writeQuery(typed);
    return () => clearTimeout(timer.current);
  }, []);
  // The field follows the address, except for its own writes.
  useEffect(() => {
    if (field.current !== null && q !== sent.current) field.current.value = q;
    sent.current = q;
  }, [q]);

  return { query: q.trim(), field, search, searchSoon, clear };
}

function writeQuery(text: string): void {
  replaceParameters({ q: text === "" ? undefined : text, page: undefined });
}
