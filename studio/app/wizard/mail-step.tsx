import { useEffect, useState } from "react";
import { ask, send } from "../api.ts";
import { useWords } from "../words.ts";

type Mail = { SMTP_URL: string; MAIL_TO: string };

const names = ["SMTP_URL", "MAIL_TO"] as const;

/** Where enquiries are mailed: kept in `.env`, and tried by a mail to the owner. */
export function MailStep() {
  const { say } = useWords();
  const [mail, setMail] = useState<Mail>({ SMTP_URL: "", MAIL_TO: "" });
  const [result, setResult] = useState("");
  useEffect(() => void ask<Mail>("mail").then(setMail), []);
  const run = async (work: () => Promise<string>) => {
    setResult(say("asking"));
    setResult(await work().catch((error: unknown) => (error as Error).message));
  };
  const test = async () => {
    const { isSent, reason = "" } = await send<{ isSent: boolean; reason?: string }>(
      "mail/test",
      mail,
    );
    return isSent ? say("mailSent") : say("mailFailed", { reason });
  };
  const keep = async () => {
    await send("mail", mail);
    return say("mailSaved");
  };
  return (
    <div className="form">
      <p className="note">{say("mailHint")}</p>
      {names.map((name) => (
        <label key={name}>
          {say(name)}
          <input
            type={name === "MAIL_TO" ? "email" : "text"}
            autoComplete="off"
            value={mail[name]}
            onChange={({ target }) => setMail({ ...mail, [name]: target.value })}
          />
        </label>
      ))}
      <p className="buttons">
        <button type="button" onClick={() => void run(keep)}>
          {say("saveMail")}
        </button>
        <button
          type="button"
          disabled={mail.SMTP_URL === "" || mail.MAIL_TO === ""}
          onClick={() => void run(test)}
        >
          {say("testMail")}
        </button>
      </p>
      <p role="status">{result}</p>
    </div>
  );
}
