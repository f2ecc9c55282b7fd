// Runs in the booking pages that the service writes (service/booking/pages), which do all they do without it.
import "./booking-page.css";
import "./booking-week.css";
import "./booking-form.css";

// What a step begins with takes the focus: browsers let nothing in a frame do so by itself.
if (document.activeElement === document.body)
  document.querySelector<HTMLElement>("[autofocus]")?.focus();

const { assumedZone } = document.documentElement.dataset;
const visitorsZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneChoice = document.querySelector<HTMLFormElement>(".booking-zone");

// The service assumed the owner's zone; the browser knows the visitor's. The form's address has the language of the page, which an
// address without a prefix has for arrivals only (D3).
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
