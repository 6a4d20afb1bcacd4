/** A file that goes with a mail. Its content comes with it: no path and no address is ever read. */
export interface Attachment {
  /** Its end says what kind of file it is; only some kinds can be mailed, see `attachmentNames.ts`. */
  filename: string;
  content: Uint8Array;
}

/** One mail to one person. */
export interface MailMessage {
  /** Exactly one address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Offers to take the person off the list, for mails that went to many. */
  unsubscribe?: boolean;
  attachments?: readonly Attachment[];
  /** Holds a link that lets its reader in: nobody but the receiver may read it, administrators neither. */
  isPrivate?: boolean;
}

/** Sends mail. */
export interface Mail {
  /** Where mail goes, in words for the person who starts the server; no password in it. */
  readonly goesTo: string;
  /**
   * @returns the id of the mail.
   * @throws MailError when the mail server had trouble, or another error. Its cause may hold addresses, so it is not for
   * the log.
   */
  send(message: MailMessage): Promise<{ messageId: string }>;
  /** Lets go of connections. */
  close(): void;
}
