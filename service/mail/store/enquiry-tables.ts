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
];

export const selectEnquiry = `
  SELECT id, received_at AS "receivedAt", template, from_name, reply_to, service, message, locale,
         case_study AS "caseStudy", ${briefFields.join(", ")}, state, attempts, next_attempt_at AS "nextAttemptAt",
         delivered_at AS "deliveredAt", last_error AS "lastError", suspicion, copies
  FROM enquiry JOIN delivery ON enquiry_id = id`;
