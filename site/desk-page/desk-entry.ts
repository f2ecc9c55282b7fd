// Styles of the owner's pages (service/desk/pages), which have no script.
import "./desk-page.css";
import "./desk-hours.css";
