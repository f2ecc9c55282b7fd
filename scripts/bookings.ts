import "../service/command/bookings.ts";
