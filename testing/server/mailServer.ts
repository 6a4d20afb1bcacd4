import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that delivers nothing. */
export interface MailServer {
  /** Its address, as `SMTP_URL` has it. */
  url: string;
  /** The recipients of the mails whose content has arrived, in order. */
  taken: string[];
  /** The plain text of these mails. */
  texts: string[];
  /** These mails as they came over the line. */
  sources: string[];
  /** From now on it takes mails without confirming them; false: it confirms. */
  isSilent: boolean;
  /** Resolves once this many mails have arrived in all. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** The first part of a mail that is plain text, without its transfer encoding. */
function plainTextOf(mail: string): string {
  const [, head = '', body = ''] =
    /(content-type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?:\r\n--|$)/i.exec(mail) ?? [];
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Starts a mail server. */
export async function startMailServer(): Promise<MailServer> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString('utf8');
        mailServer.sources.push(source);
        mailServer.texts.push(plainTextOf(source));
        mailServer.taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        if (mailServer.isSilent) unanswered.push(() => callback(null));
        else callback(null);
        for (const { count, resolve } of waiting) if (mailServer.taken.length >= count) resolve();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken: [],
    texts: [],
    sources: [],
    isSilent: false,
    received: (count) =>
      new Promise((resolve) => {
        if (mailServer.taken.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async close() {
      for (const answer of unanswered) answer();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return mailServer;
}
