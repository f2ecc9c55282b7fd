import type { ReportPicture } from "../../shell/report-picture.ts";

export const picture: ReportPicture = { visual: "floorPlan" };
