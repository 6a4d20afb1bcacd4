import type { StoppedAddress } from '@/shared/domain/bulkEmail/stoppedAddress';

/** A mail in the outbox as the list shows it. */
export interface OutboxLine {
  /** Its unique name. */
  name: string;
  /** ISO 8601 in UTC. */
  date: string;
  to: string;
  subject: string;
  /** Contains a link that only its receiver may see: `to` and `subject` are empty, and it cannot be read. */
  isPrivate: boolean;
}

/** The contents of the outbox folder. */
export interface OutboxList {
  /** False: mails go to a mail server, and there is nothing to list. */
  kept: boolean;
  /** The total number; the list has the newest. */
  total: number;
  /** The newest first. */
  mails: readonly OutboxLine[];
}

/** A complete mail, in plain text. */
export interface OutboxMail extends Omit<OutboxLine, 'name' | 'isPrivate'> {
  from: string;
  text: string;
  attachments: readonly { filename: string; bytes: number }[];
}

/** An email of the server's own that may not have arrived. */
export interface UndeliveredMail {
  id: number;
  to: string;
  subject: string;
  /** `uncertain`: it may have been sent. `failed`: it was not. */
  state: 'uncertain' | 'failed';
  /** An explanation in words. */
  trouble: string;
  /** ISO 8601. */
  date: string;
}

/** The server's own emails that may not have arrived. They are repeated only on an administrator's request. */
export interface UndeliveredMails {
  /** The latest first. */
  list(): Promise<readonly UndeliveredMail[]>;
  /** Sends it again, with current data. */
  sendAgain(id: number): Promise<void>;
  /** Removes it from the list. */
  leave(id: number): Promise<void>;
}

/** The addresses that get no bulk email. */
export interface StoppedAddresses {
  /** The latest first. */
  list(): Promise<readonly StoppedAddress[]>;
  /**
   * Allows mail again to an address from which it came back. Rejects as `not-found` where it is no longer on the list.
   */
  allow(email: string): Promise<void>;
}

/** The emails in the outbox folder. Every method rejects with {@link AdminError} only. */
export interface Outbox {
  /** Empty where the server writes no emails of its own about registrations. */
  readonly undelivered: UndeliveredMails;
  /** Empty with hosted accounts. */
  readonly stopped: StoppedAddresses;
  list(): Promise<OutboxList>;
  /** @param name from {@link OutboxLine}. */
  read(name: string): Promise<OutboxMail>;
}
