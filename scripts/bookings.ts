import "../service/booking/cli.ts";
