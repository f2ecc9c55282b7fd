import type { Asset, PostLink } from "../../../contracts/blog-post.ts";
import type { FaultCode, Params } from "../../faults/fault.ts";

export type TextContext = {
  /** Adds a fault of a line of the text, counted from 1. */
  addFault: <Code extends FaultCode>(line: number, code: Code, ...params: Params<Code>) => void;
  findFile: (name: string) => Omit<Asset, "title" | "description"> | undefined;
  /** Finds the post of an address such as `"../otro/es.md"`; "hidden" if it is not published yet. */
  findPost: (address: string) => PostLink | "hidden" | undefined;
  /** True for a path of the site, given without edition and anchor. */
  isPath: (path: string) => boolean;
};
