export const enquiryMigrations = [
  `CREATE TABLE enquiry (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     digest BLOB NOT NULL,
     template TEXT NOT NULL,
     from_name TEXT NOT NULL,
     reply_to TEXT NOT NULL,
     service TEXT NOT NULL,
     message TEXT NOT NULL,
     locale TEXT,
     case_study TEXT
   ) STRICT;
   CREATE INDEX enquiry_digest ON enquiry (digest, received_at);
   CREATE TABLE delivery (
     enquiry_id TEXT PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
     state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     delivered_at INTEGER,
     last_error TEXT
   ) STRICT;
   CREATE INDEX delivery_queue ON delivery (state, next_attempt_at);
   CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, beaten_at INTEGER NOT NULL) STRICT;`,
  "ALTER TABLE delivery ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0",
  `CREATE TABLE delivery_or_quarantine (
     enquiry_id TEXT PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
     state TEXT NOT NULL DEFAULT 'stored'
       CHECK (state IN ('stored', 'delivered', 'failed', 'quarantined')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     delivered_at INTEGER,
     last_error TEXT,
     claimed_until INTEGER NOT NULL DEFAULT 0,
     suspicion TEXT
   ) STRICT;
   INSERT INTO delivery_or_quarantine
     SELECT enquiry_id, state, attempts, next_attempt_at, delivered_at, last_error, claimed_until, NULL
     FROM delivery;
   DROP TABLE delivery;
   ALTER TABLE delivery_or_quarantine RENAME TO delivery;
   CREATE INDEX delivery_queue ON delivery (state, next_attempt_at);
   CREATE INDEX enquiry_received ON enquiry (received_at);`,
  "ALTER TABLE delivery ADD COLUMN copies INTEGER NOT NULL DEFAULT 0",
];

export const selectEnquiry = `
  SELECT id, received_at AS "receivedAt", template, from_name, reply_to, service, message, locale,
         case_study AS "caseStudy", state, attempts, next_attempt_at AS "nextAttemptAt",
         delivered_at AS "deliveredAt", last_error AS "lastError", suspicion, copies
  FROM enquiry JOIN delivery ON enquiry_id = id`;
