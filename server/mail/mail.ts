/** An attachment. It carries its content: no path or URL is ever read. */
export interface Attachment {
  /** Its extension gives the file type; only some types can be attached, see `attachmentNames.ts`. */
  filename: string;
  content: Uint8Array;
  /** The purpose of a calendar file, as its METHOD (RFC 6047): mail programs go by this. */
  calendarMethod?: 'PUBLISH';
}

/** One mail to one person. */
export interface MailMessage {
  /** Exactly one address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Offers to unsubscribe by an email to the reply address, for bulk email. */
  unsubscribe?: boolean;
  /** The address that ends emails of this kind, with one POST (RFC 8058): mail programs show a button for it. */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
  /** The server's own, about something that administrators may know. Without it they read only what they sent. */
  isNotice?: boolean;
  /** Holds a link that gives access: only the recipient may read it, not even administrators. */
  isPrivate?: boolean;
}

/** Sends mail. */
export interface Mail {
  /** The destination of mail, as a text for the operator; without the password. */
  readonly goesTo: string;
  /**
   * @returns the id of the mail.
   * @throws MailError when the mail server failed, or another error. Its cause may hold addresses, so it is not for
   * the log.
   */
  send(message: MailMessage): Promise<{ messageId: string }>;
  /** Closes its connections. */
  close(): void;
}
