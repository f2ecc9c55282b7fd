import type { Database } from "../../../storage/database.ts";
import { countChange } from "../../store/booking-erasure.ts";
import type { OnlineService } from "./online-service.ts";

export type SignIn = { account: string; refreshToken: string; signedInAt: number };

/** Stores the owner's sign-ins to calendars. Who has a refresh token reads and writes the calendar until it is revoked. */
export class SignInStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(source: OnlineService["id"]): Promise<SignIn | undefined> {
    const [signIn] = await this.#database.rows<SignIn>(
      `SELECT account, refresh_token AS "refreshToken", signed_in_at AS "signedInAt"
       FROM calendar_sign_in WHERE source = :source`,
      { source },
    );
    return signIn;
  }

  /** Records a sign-in. With another account than before, all bookings are written anew, to its calendar. */
  async save(source: OnlineService["id"], signIn: SignIn): Promise<void> {
    const isSame = (await this.find(source))?.account === signIn.account;
    await this.#database.transaction(async (queries) => {
      await queries.run(
        `INSERT INTO calendar_sign_in (source, account, refresh_token, signed_in_at)
         VALUES (:source, :account, :refreshToken, :signedInAt)
         ON CONFLICT (source) DO UPDATE SET account = excluded.account,
           refresh_token = excluded.refresh_token, signed_in_at = excluded.signed_in_at`,
        { source, ...signIn },
      );
      if (isSame) return;
      await queries.run("DELETE FROM calendar_entry WHERE source = :source", { source });
      await queries.run("DELETE FROM calendar_source WHERE source = :source", { source });
      await countChange(queries);
    });
  }

  /** Replaces a refresh token, unless it was replaced meanwhile. */
  async rotate(source: OnlineService["id"], from: string, to: string): Promise<void> {
    await this.#database.run(
      "UPDATE calendar_sign_in SET refresh_token = :to WHERE source = :source AND refresh_token = :from",
      { source, from, to },
    );
  }
}
