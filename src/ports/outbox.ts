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

/** The emails that were written to the outbox folder. Every method rejects with {@link AdminError} only. */
export interface Outbox {
  list(): Promise<OutboxList>;
  /** @param name from {@link OutboxLine}. */
  read(name: string): Promise<OutboxMail>;
}
