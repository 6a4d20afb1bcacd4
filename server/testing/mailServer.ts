import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that delivers nothing. */
export interface MailServer {
  /** Its address, as `SMTP_URL` has it. */
  url: string;
  /** The recipients of the mails whose content has arrived, in order. */
  taken: string[];
  /** From now on it takes mails without confirming them; false: it confirms. */
  isSilent: boolean;
  /** Resolves once this many mails have arrived in all. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
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
      stream.resume();
      stream.on('end', () => {
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
