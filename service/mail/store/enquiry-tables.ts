import { briefFields } from "../../../contracts/brief/brief.ts";
import { queueColumns } from "../../delivery/delivery-queue.ts";
import { heartbeatTable, type Schema } from "../../storage/schema.ts";

export const enquirySchema: Schema = [
  {
    shared: `${heartbeatTable}
      CREATE TABLE enquiry (
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
      CREATE INDEX enquiry_received ON enquiry (received_at);
      CREATE TABLE delivery (
        enquiry_id TEXT PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
        state TEXT NOT NULL DEFAULT 'stored'
          CHECK (state IN ('stored', 'delivered', 'failed', 'quarantined')),
        ${queueColumns},
        suspicion TEXT
      ) STRICT;
      CREATE INDEX delivery_queue ON delivery (state, next_attempt_at);`,
  },
  // The daily mails, which have no content (decision 077).
  {
    shared: `CREATE TABLE digest (
        day TEXT PRIMARY KEY,
        written_at INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns}
      ) STRICT;`,
  },
  // Totals of page views (decision 099).
  {
    shared: `CREATE TABLE page_view (
        day TEXT NOT NULL,
        path TEXT NOT NULL,
        views INTEGER NOT NULL,
        PRIMARY KEY (day, path)
      ) STRICT;`,
  },
  // The mini-course (decision 098).
  {
    shared: `CREATE TABLE course_signup (
        token TEXT PRIMARY KEY,
        mailbox TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        asked_at INTEGER NOT NULL,
        confirmed_at INTEGER
      ) STRICT;
      CREATE TABLE course_mail (
        id TEXT PRIMARY KEY,
        signup TEXT NOT NULL REFERENCES course_signup (token) ON DELETE CASCADE,
        lesson INTEGER NOT NULL,
        written_at INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns},
        UNIQUE (signup, lesson)
      ) STRICT;
      CREATE INDEX course_mail_queue ON course_mail (state, next_attempt_at);`,
  },
  // The optional second part of an enquiry (decision 094).
  {
    shared: briefFields.map((field) => `ALTER TABLE enquiry ADD COLUMN ${field} TEXT;`).join("\n"),
  },
  // The owner's sign-ins to the desk, by hashes (decision 091). `answered_at`: marked there, or by the command; what came
  // before was answered by mail.
  {
    shared: `ALTER TABLE enquiry ADD COLUMN answered_at INTEGER;
      UPDATE enquiry SET answered_at = received_at
        WHERE id NOT IN (SELECT enquiry_id FROM delivery WHERE state = 'quarantined');
      CREATE TABLE desk_ticket (
        id TEXT PRIMARY KEY,
        browser BLOB,
        link BLOB NOT NULL UNIQUE,
        code BLOB NOT NULL,
        is_mailed INTEGER NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        used_at INTEGER
      ) STRICT;
      CREATE TABLE desk_session (
        id TEXT PRIMARY KEY,
        secret BLOB NOT NULL UNIQUE,
        locale TEXT NOT NULL,
        agent TEXT NOT NULL,
        started_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        ended_at INTEGER,
        state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
        ${queueColumns}
      ) STRICT;`,
  },
];

export const selectEnquiry = `
  SELECT id, received_at AS "receivedAt", template, from_name, reply_to, service, message, locale,
         case_study AS "caseStudy", ${briefFields.join(", ")}, state, attempts, next_attempt_at AS "nextAttemptAt",
         delivered_at AS "deliveredAt", last_error AS "lastError", suspicion, copies,
         answered_at AS "answeredAt"
  FROM enquiry JOIN delivery ON enquiry_id = id`;
