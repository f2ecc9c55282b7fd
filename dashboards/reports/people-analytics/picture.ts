import type { ReportPicture } from "../../report/report-picture.ts";

export const picture: ReportPicture = { visual: "womenByDepartment" };
