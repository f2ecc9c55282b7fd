/** Tells the shell that the file of later parts is there: a first touch has asked for it. */
export function tellLater(): void {
  dispatchEvent(new Event("report-later"));
}
