/** Dispatches `report-later`, so that the shell shows the later parts once their file is loaded. */
export function tellLater(): void {
  dispatchEvent(new Event("report-later"));
}
