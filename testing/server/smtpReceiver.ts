import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that keeps what it takes. */
export interface SmtpReceiver {
  /** As `SMTP_URL`. */
  url: string;
  /** Each mail that it took, in order; the source as it came over the line. */
  taken: { to: string; source: string }[];
  /** Its responses to the recipients of a mail, by address. */
  refusals: Map<string, { responseCode: number; text: string }>;
  close(): Promise<void>;
}

/** Starts a mail server that takes everything but what a test refuses. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const taken: SmtpReceiver['taken'] = [];
  const refusals: SmtpReceiver['refusals'] = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals.get(address);
      callback(
        refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode }) : null,
      );
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo[0]!.address, source: Buffer.concat(parts).toString() });
        callback(null);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
