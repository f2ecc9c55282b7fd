// A process of its own, since the catalogue that names the new case is read once a process.
import { drawFilePictures } from "../../art/report-pictures/draw-file-pictures.ts";

await drawFilePictures(process.argv[2] ?? "");
