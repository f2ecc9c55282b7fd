import { drawPng } from "../drawing/draw-png.ts";
import { compressFile } from "../output/compress-file.ts";

/** What threads do beside the one that makes pages; arguments and results are copied between them. */
export const jobs = { compressFile, drawPng };

export type Jobs = typeof jobs;
