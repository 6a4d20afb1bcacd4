import type { StoppedAddress } from '@/shared/domain/bulkEmail/stoppedAddress';

/** A mail in the outbox as the list shows it. */
export interface OutboxLine {
  /** Its unique name. */
  name: string;
  /** ISO 8601 in UTC. */
  date: string;
  to: string;
  subject: string;
  /** Holds a link that only its receiver may see: `to` and `subject` are empty, and it cannot be read. */
  isPrivate: boolean;
}

/** The contents of the outbox folder. */
export interface OutboxList {
  /** False: mails go to a mail server, and there is nothing to list. */
  kept: boolean;
  /** How many there are in all; the list has the newest. */
  total: number;
  /** The newest first. */
  mails: readonly OutboxLine[];
}

/** A whole mail, in plain text. */
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
  /** What happened, in words. */
  trouble: string;
  /** ISO 8601. */
  date: string;
}

/** The server's own emails that may not have arrived. They are repeated only when an administrator says so. */
export interface UndeliveredMails {
  /** The latest first. */
  list(): Promise<readonly UndeliveredMail[]>;
  /** Sends it again, with what is true now. */
  sendAgain(id: number): Promise<void>;
  /** Takes it off the list. */
  leave(id: number): Promise<void>;
}

/** The addresses to which no email to many people goes. */
export interface StoppedAddresses {
  /** The latest first. */
  list(): Promise<readonly StoppedAddress[]>;
  /** Lets mail go again to an address from which it came back. Rejects as `not-found` where it is not on the list any more. */
  allow(email: string): Promise<void>;
}

/** The emails that were written to the outbox folder. Every method rejects with {@link AdminError} only. */
export interface Outbox {
  /** Empty where the server writes no emails of its own about places at events. */
  readonly undelivered: UndeliveredMails;
  /** Empty where the accounts are a hosted service's. */
  readonly stopped: StoppedAddresses;
  list(): Promise<OutboxList>;
  /** @param name from {@link OutboxLine}. */
  read(name: string): Promise<OutboxMail>;
}
