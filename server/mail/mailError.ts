/** The outcome of a mail that the mail server did not clearly accept. */
export type MailErrorKind =
  /** It was certainly not sent: it is safe to retry. */
  | 'not-sent'
  /** It may have been sent: a retry could send it twice. */
  | 'unknown';

/**
 * How a mail server refuses an address; null: it says nothing about the address. `for now`: it asks to try again, as many do
 * with a sender whom they do not know yet (greylisting).
 */
export type AddressRefusal = 'for good' | 'for now' | null;

/** A mail that the mail server did not clearly accept, with a text for its sender. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly trouble: MailErrorKind;
  readonly refused: AddressRefusal;

  /** @param text plain words; no address and nothing that the mail server said. */
  constructor(
    trouble: MailErrorKind,
    text: string,
    { refused = null, ...options }: ErrorOptions & { refused?: AddressRefusal } = {},
  ) {
    super(text, options);
    this.trouble = trouble;
    this.refused = refused;
  }
}

/** Returns whether a mail may have been sent, although sending it failed with this error. */
export const mayHaveSent = (error: unknown): boolean =>
  error instanceof MailError && error.trouble === 'unknown';

/** The properties of nodemailer's errors. */
interface SmtpFailure {
  code?: string;
  message?: string;
  responseCode?: number;
  response?: string;
  /** Our command that was refused. */
  command?: string;
}

const notReached = 'The mail server could not be reached.';

/** The text for a TLS failure, or null for any other. */
function encryptionText({ code, message = '' }: SmtpFailure): string | null {
  if (/certificate|altname|issuer/i.test(message))
    return 'The mail server could not prove who it is, so no mail is sent. Please tell whoever runs this site.';
  if (code === 'ETLS' || message.includes('STARTTLS'))
    return 'The mail server has no safe connection, so no mail is sent. Please tell whoever runs this site.';
  return null;
}

/** The enhanced status without its class (RFC 3463), such as "1.1": the address is not known; '' where there is none. */
const statusOf = ({ response = '' }: SmtpFailure): string =>
  /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0].slice(2) ?? '';

/**
 * Returns whether an answer is about the address. A refusal of the sender, of the message or by a rule of the server is not: it would
 * stop the mail to everybody.
 */
function addressRefusalOf(failure: SmtpFailure): AddressRefusal {
  const { responseCode = 0, code, command } = failure;
  if (responseCode < 400 || code === 'EAUTH') return null;
  const status = statusOf(failure);
  if (responseCode < 500) return command === 'RCPT TO' || /^[1247]\./.test(status) ? 'for now' : null;
  if (status === '') return command === 'RCPT TO' && responseCode !== 552 ? 'for good' : null;
  return /^[124]\./.test(status) && !['1.7', '1.8', '2.3'].includes(status) ? 'for good' : null;
}

/** The text for a refusal by its enhanced status (RFC 3463), or else by its reply code (RFC 5321). */
function refusalText(failure: SmtpFailure): string {
  const { responseCode = 0, code } = failure;
  const status = statusOf(failure);
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535)
    return 'The mail server did not accept our login. Please tell whoever runs this site.';
  if (status === '2.2') return 'This mailbox is full.';
  if (responseCode === 552 || status === '3.4') return 'The mail is too large for the mail server.';
  if (status === '1.1') return 'The mail server does not know this address.';
  if (responseCode >= 400 && responseCode < 500) return 'The mail server is busy. Please try again later.';
  return 'The mail server refused this mail.';
}

/**
 * Maps a failure of the mail server to a MailError.
 * @param begun whether any part of the mail itself had been sent: after that, only an answer tells the outcome.
 */
export function mailErrorOf(error: unknown, begun: boolean): MailError {
  const failure = (error ?? {}) as SmtpFailure;
  const options = { cause: error };
  const notSafe = begun ? null : encryptionText(failure);
  if (notSafe !== null) return new MailError('not-sent', notSafe, options);
  if (failure.responseCode !== undefined || failure.code === 'EAUTH') {
    return new MailError('not-sent', refusalText(failure), {
      ...options,
      refused: addressRefusalOf(failure),
    });
  }
  if (begun) {
    const text = 'The mail server stopped answering while it took the mail. It may have been sent.';
    return new MailError('unknown', text, options);
  }
  if (failure.code === 'ETIMEDOUT')
    return new MailError('not-sent', 'The mail server did not answer in time.', options);
  return new MailError('not-sent', notReached, options);
}
