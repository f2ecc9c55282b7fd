// Runs in the service's booking pages (service/booking/pages), which work without it.
import "./booking-page.css";
import "./booking-steps.css";
import "./booking-week.css";
import "./booking-form.css";
import "./booking-balance.css";

// Browsers ignore `autofocus` in a frame, so the first element of a step is focused here.
if (document.activeElement === document.body)
  document.querySelector<HTMLElement>("[autofocus]")?.focus();

const { assumedZone } = document.documentElement.dataset;
const visitorsZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneChoice = document.querySelector<HTMLFormElement>(".booking-zone");

// The service assumed the owner's zone; the browser knows the visitor's. The form's address keeps the page's language,
// which an address without a prefix leaves to detection (D3).
if (
  zoneChoice !== null &&
  assumedZone !== undefined &&
  visitorsZone !== "" &&
  visitorsZone !== assumedZone
) {
  const address = new URL(zoneChoice.action);
  address.search = location.search;
  address.searchParams.set("zone", visitorsZone);
  location.replace(address);
}
