/**
 * The tables of enquiries and bookings in PostgreSQL, with the names, columns and meaning that they have in SQLite; `rowid`, the order
 * in which rows came, is SQLite's own. Expand, then contract: the version before must run on what a migration leaves, so that
 * instances can be replaced one by one.
 */
export const postgresMigrations = [
  `CREATE TABLE heartbeat (id integer PRIMARY KEY, beaten_at bigint NOT NULL);
   CREATE TABLE enquiry (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     id text PRIMARY KEY,
     received_at bigint NOT NULL,
     digest bytea NOT NULL,
     template text NOT NULL,
     from_name text NOT NULL,
     reply_to text NOT NULL,
     service text NOT NULL,
     message text NOT NULL,
     locale text,
     case_study text
   );
   CREATE INDEX enquiry_digest ON enquiry (digest, received_at);
   CREATE INDEX enquiry_received ON enquiry (received_at);
   CREATE TABLE delivery (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     enquiry_id text PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
     state text NOT NULL DEFAULT 'stored'
       CHECK (state IN ('stored', 'delivered', 'failed', 'quarantined')),
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at bigint NOT NULL,
     delivered_at bigint,
     last_error text,
     claimed_until bigint NOT NULL DEFAULT 0,
     suspicion text
   );
   CREATE INDEX delivery_queue ON delivery (state, next_attempt_at);
   CREATE TABLE secret (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     id integer PRIMARY KEY CHECK (id = 1),
     key bytea NOT NULL
   );
   CREATE TABLE purchase (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     id text PRIMARY KEY,
     name text NOT NULL,
     email text NOT NULL,
     locale text NOT NULL,
     time_zone text NOT NULL,
     sessions integer NOT NULL CHECK (sessions > 0),
     total_cents integer NOT NULL,
     currency text NOT NULL,
     paid_at bigint,
     payment_reference text,
     valid_until bigint,
     holder text,
     payment_started_at bigint
   );
   CREATE TABLE booking (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     id text PRIMARY KEY,
     request text NOT NULL UNIQUE,
     purchase_id text NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
     state text NOT NULL CHECK (state IN ('held', 'confirmed', 'cancelled')),
     starts_at bigint NOT NULL,
     ends_at bigint NOT NULL CHECK (ends_at > starts_at),
     hold_ends_at bigint CHECK ((hold_ends_at IS NOT NULL) = (state = 'held')),
     sequence integer NOT NULL DEFAULT 0,
     topic text NOT NULL,
     created_at bigint NOT NULL,
     CONSTRAINT booking_overlap
       EXCLUDE USING gist (int8range(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled')
   );
   CREATE INDEX booking_purchase ON booking (purchase_id);
   CREATE TABLE letter (
     rowid bigint GENERATED ALWAYS AS IDENTITY,
     id text PRIMARY KEY,
     booking_id text NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
     recipient text NOT NULL CHECK (recipient IN ('visitor', 'owner')),
     kind text NOT NULL CHECK (kind IN ('confirmed', 'moved', 'cancelled')),
     starts_at bigint NOT NULL,
     ends_at bigint NOT NULL,
     sequence integer NOT NULL,
     remaining integer NOT NULL,
     written_at bigint NOT NULL,
     state text NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at bigint NOT NULL,
     delivered_at bigint,
     last_error text,
     claimed_until bigint NOT NULL DEFAULT 0,
     UNIQUE (booking_id, sequence, recipient)
   );
   CREATE INDEX letter_queue ON letter (state, next_attempt_at);
   CREATE TABLE booking_version (version bigint NOT NULL);
   INSERT INTO booking_version VALUES (0);
   CREATE FUNCTION count_booking_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE booking_version SET version = version + 1;
       RETURN NULL;
     END $$;
   CREATE TRIGGER booking_changed AFTER INSERT OR UPDATE OR DELETE ON booking
     FOR EACH ROW EXECUTE FUNCTION count_booking_change();
   CREATE UNLOGGED TABLE spent_request (quota text NOT NULL, client text NOT NULL, ends_at bigint NOT NULL);
   CREATE INDEX spent_request_client ON spent_request (quota, client, ends_at);`,
  // The kind `confirm`, and what is counted of it after its hold is erased (decision 050).
  `ALTER TABLE letter
     DROP CONSTRAINT letter_kind_check,
     ADD CONSTRAINT letter_kind_check CHECK (kind IN ('confirm', 'confirmed', 'moved', 'cancelled')),
     DROP CONSTRAINT letter_booking_id_sequence_recipient_key,
     ADD CONSTRAINT letter_booking_id_sequence_recipient_kind_key
       UNIQUE (booking_id, sequence, recipient, kind);
   CREATE TABLE asked_confirmation (mailbox bytea NOT NULL, asked_at bigint NOT NULL);
   CREATE INDEX asked_confirmation_mailbox ON asked_confirmation (mailbox);`,
  `ALTER TABLE delivery ADD COLUMN copies integer NOT NULL DEFAULT 0;
   ALTER TABLE letter ADD COLUMN copies integer NOT NULL DEFAULT 0;`,
];
