import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { compose, type Sender } from './compose';
import type { Mail } from './mail';
import { mailErrorOf } from './mailError';

/** How long a mail server may take, in milliseconds. Its own defaults are minutes. */
const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Called with each stream that a mail's bytes are read from. */
interface Watched extends SendMailOptions {
  onStream: (stream: Readable) => void;
}

/** The options of a connection to a mail server. */
export interface SmtpOptions {
  /** `required`: neither a login nor a mail leaves before the connection is encrypted. `optional`: it is, where that is offered. */
  tls: 'required' | 'optional';
  /** Default: {@link usualTimeouts}. */
  timeouts?: typeof usualTimeouts;
  /** The trusted certificates in place of the system's, in PEM; for tests. */
  ca?: string;
}

/** Sends mail through a mail server, over a few connections that stay open. */
export function createSmtpMail(
  url: string,
  sender: Sender,
  { tls, timeouts = usualTimeouts, ca }: SmtpOptions,
): Mail {
  const server = new URL(url);
  const secure = server.protocol === 'smtps:';
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: server.port ? Number(server.port) : secure ? 465 : 587,
    secure,
    requireTLS: tls === 'required',
    ...(ca === undefined ? {} : { tls: { ca } }),
    ...(server.username
      ? { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }
      : {}),
    pool: true,
    maxConnections: 5,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  // The bytes are read when the mail server has said that it is ready for them, and not before.
  transport.use('stream', (mail, done) => {
    const { message, data } = mail as unknown as {
      message: { createReadStream: () => Readable };
      data: Watched;
    };
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = () => {
      const stream = createReadStream();
      data.onStream(stream);
      return stream;
    };
    done();
  });
  return {
    goesTo: `the mail server ${server.host}`,
    async send(message) {
      const streams: Readable[] = [];
      const options: Watched = {
        ...compose(sender, message),
        onStream: (stream) => void streams.push(stream),
      };
      try {
        const { messageId } = await transport.sendMail(options);
        return { messageId };
      } catch (error) {
        throw mailErrorOf(
          error,
          streams.some((stream) => stream.readableDidRead),
        );
      }
    },
    close: () => transport.close(),
  };
}
