import "../service/mail/cli.ts";
