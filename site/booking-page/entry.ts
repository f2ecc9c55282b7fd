// Runs in the booking pages that the service writes (service/booking/pages), which do all they do without it.
import "./booking-page.css";
import "./booking-week.css";
import "./booking-form.css";

const { assumedZone } = document.documentElement.dataset;
const visitorsZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

// The service assumed the owner's zone; the browser knows the visitor's.
if (assumedZone !== undefined && visitorsZone !== "" && visitorsZone !== assumedZone) {
  const address = new URL(location.href);
  address.searchParams.set("zone", visitorsZone);
  location.replace(address);
}
