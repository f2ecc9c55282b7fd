import { useState } from "react";
import { asText } from "../../model/json-value.ts";
import { send } from "../api.ts";
import { mailFile, useFiles } from "../use-files.ts";
import { useWords } from "../words.ts";

const names = ["SMTP_URL", "MAIL_TO"] as const;

/** Edits the mail settings of `.env` and sends a test mail to the owner. */
export function MailStep() {
  const { say } = useWords();
  const { readValue, setValue } = useFiles();
  const [result, setResult] = useState("");
  const isWhole = names.every((name) => asText(readValue(mailFile, [name])) !== "");
  const test = async () => {
    setResult(say("asking"));
    const mail = readValue(mailFile, []);
    const { isSent, reason = "" } = await send<{ isSent: boolean; reason?: string }>(
      "mail/test",
      mail,
    ).catch((error: unknown) => ({ isSent: false, reason: (error as Error).message }));
    setResult(isSent ? say("mailSent") : say("mailFailed", { reason }));
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
            value={asText(readValue(mailFile, [name]))}
            onChange={({ target }) => setValue(mailFile, [name], target.value)}
          />
        </label>
      ))}
      <p className="buttons">
        <button type="button" disabled={!isWhole} onClick={() => void test()}>
          {say("testMail")}
        </button>
      </p>
      <p role="status">{result}</p>
    </div>
  );
}
