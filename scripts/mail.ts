import "../service/command/mail.ts";
