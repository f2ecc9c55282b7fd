// Preloaded in builds of tests: lowers the quality of brotli, which saves most of a build's time; the decompressed
// files are equal. Not in the sources, by whose hash a build finds earlier results.
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const { brotliCompressSync } = zlib;
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 };
zlib.brotliCompressSync = (body) => brotliCompressSync(body, { params });
syncBuiltinESMExports();
