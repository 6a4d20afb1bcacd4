import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '@/shared/domain/admin/audit';
import type { Role } from '@/shared/domain/users/user';

/** A column that is left out of an insert where its value is the table's default. */
type Preset<T> = ColumnType<T, T | undefined, T>;

/** One account. In all these tables times are milliseconds since 1970, and flags are 0 or 1. */
export interface AccountsTable {
  uid: string;
  /** As it was typed at registration. */
  email: string;
  /** The address as it is compared. For a Firebase account whose address now belongs to another account, a text that is no address. */
  email_key: string;
  /** Empty: Firebase keeps the password, and none is right here. */
  password_hash: string;
  created_at: number;
  /** 1: a sample account, of a demonstration. */
  demonstration: Preset<number>;
  /** null: nobody has proved that the address is theirs. */
  address_proved_at: Preset<number | null>;
  links_generation: Preset<number>;
  reminders_stopped_at: Preset<number | null>;
  name: Preset<string | null>;
  last_login: Preset<number | null>;
}

/** The document `users/{uid}`. */
export interface UsersTable {
  uid: string;
  email: string;
  role: Role;
  /** 1: a demonstration granted the role. */
  role_for_demonstration: Preset<number>;
  created_at: number;
  /** 1: the person chose to be administrator before the address was proved. */
  wants_admin: Preset<number>;
}

/** A login of one device. */
export interface SessionsTable {
  sid: string;
  uid: string;
  secret_hash: string;
  created_at: number;
  ends_at: number;
  shared: Preset<number>;
  used_at: Preset<number>;
  device: Preset<string>;
  /** Of a Firebase account: until when the last exchange of its token counts. null: the account is this server's own. */
  confirmed_until: Preset<number | null>;
  /** When the person logged in at Firebase, in seconds since 1970; null: the account is this server's own. */
  auth_time: Preset<number | null>;
}

/** Logins at Firebase that were ended here, by when they began: seconds since 1970, both included. */
export interface RefusedHostedLoginsTable {
  uid: string;
  from_time: number;
  to_time: number;
}

/** A link to choose a new password. */
export interface PasswordResetsTable {
  code_hash: string;
  uid: string;
  ends_at: number;
  /** 1: it was mailed, so its user reads the mailbox. */
  proves: Preset<number>;
}

/** The last code that was mailed to an account. */
export interface AddressCodesTable {
  uid: string;
  code_hash: string;
  link_hash: string;
  ends_at: number;
  tries: Preset<number>;
}

/** One mail, counted under a name. */
export interface MailsCausedTable {
  id: Generated<number>;
  key: string;
  at: number;
}

/** Has a row while the server asks for proof of addresses. */
export interface AsksForProofTable {
  asked: number;
}

/** A request to send a mail, by its key. */
export interface MailRequestsTable {
  uid: string;
  request_key: string;
  fingerprint: string;
  /** As JSON; null: it is under way. */
  answer: Preset<string | null>;
  /** The copy of the server that does it; null: there is one only. */
  sent_by: Preset<string | null>;
  created_at: number;
}

/** An address that wants no more mail. */
export interface UnsubscribedTable {
  email_key: string;
  created_at: number;
  /** 1: no more mails to many people. */
  bulk_only: Preset<number>;
}

/** An address from which mail came back. */
export interface BouncesTable {
  email_key: string;
  returned_at: number;
  reason: string;
}

/** A mail that is tried again. */
export interface MailRetriesTable {
  id: Generated<number>;
  uid: string;
  request_key: string | null;
  recipient_key: string;
  kind: 'bulk' | 'own';
  what: 'email-sent' | 'export-sent';
  /** As JSON. */
  message: string;
  attempts: number;
  due_at: number;
  begun_at: Preset<number | null>;
  /** The copy of the server that began to send it last; null: there is one only. */
  sent_by: Preset<string | null>;
}

/** An entry of the audit trail. */
export interface AuditTable {
  id: Generated<number>;
  began_at: number;
  ended_at: number;
  uid: string;
  email: string;
  what: AuditAction;
  count: number;
  about: Preset<string | null>;
  whom_uid: Preset<string | null>;
  whom: Preset<string | null>;
  was: Preset<Role | null>;
  role: Preset<Role | null>;
}

/** The tables of accounts, logins, mail and the audit trail. */
export interface IdentityTables {
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  refused_hosted_logins: RefusedHostedLoginsTable;
  password_resets: PasswordResetsTable;
  address_codes: AddressCodesTable;
  mails_caused: MailsCausedTable;
  asks_for_proof: AsksForProofTable;
  mail_requests: MailRequestsTable;
  unsubscribed: UnsubscribedTable;
  bounces: BouncesTable;
  mail_retries: MailRetriesTable;
  audit: AuditTable;
}
