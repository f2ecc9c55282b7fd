/** Dispatches `report-later`, so that the shell shows the later parts once their file is loaded. */
export function announceLater(): void {
  dispatchEvent(new Event("report-later"));
}
