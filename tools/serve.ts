import "../service/main.ts";
