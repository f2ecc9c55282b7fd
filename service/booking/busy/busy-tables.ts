/**
 * The last known busy times by calendar, what each calendar last said, and where bookings were written. An entry
 * outlives its booking until it is removed from the calendar.
 */
export const busyTables = `
  CREATE TABLE calendar_source (
    source TEXT PRIMARY KEY,
    read_at INTEGER,
    failing_since INTEGER,
    fault TEXT
  ) STRICT;
  CREATE TABLE calendar_busy (
    source TEXT NOT NULL REFERENCES calendar_source (source) ON DELETE CASCADE,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
    booking_id TEXT
  ) STRICT;
  CREATE INDEX calendar_busy_end ON calendar_busy (ends_at);
  CREATE TABLE calendar_entry (
    booking_id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    href TEXT NOT NULL,
    etag TEXT,
    sequence INTEGER NOT NULL
  ) STRICT;`;

/** The owner's sign-ins to calendars of Microsoft and Google. */
export const signInTable = `
  CREATE TABLE calendar_sign_in (
    source TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    refresh_token TEXT NOT NULL,
    signed_in_at INTEGER NOT NULL
  ) STRICT;`;

/**
 * Selects busy times of the calendars that overlap `:from` to `:to`, without entries of bookings, which are taken by
 * themselves.
 */
export const selectCalendarBusy = `
  SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM calendar_busy
  WHERE ends_at > :from AND starts_at < :to
    AND NOT EXISTS (SELECT 1 FROM booking AS own WHERE own.id = calendar_busy.booking_id)`;

/** Selects these, and the times that the owner has blocked. */
export const selectBusy = `${selectCalendarBusy}
  UNION ALL SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM owner_hours
  WHERE kind = 'block' AND ends_at > :from AND starts_at < :to`;
