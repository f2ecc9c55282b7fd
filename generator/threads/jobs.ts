import { drawPng } from "../drawing/draw-png.ts";
import { compressFile } from "../output/compress-file.ts";

/** Jobs that run in threads; arguments and results are copied between threads. */
export const jobs = { compressFile, drawPng };

export type Jobs = typeof jobs;
