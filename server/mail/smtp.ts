import { createTransport } from 'nodemailer';
import { compose, type Sender } from './compose';
import type { Mail } from './mail';

/** How long a mail server may take, in milliseconds. Its own defaults are minutes. */
const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Sends mail through a mail server, over a few connections that stay open. */
export function createSmtpMail(url: string, sender: Sender, timeouts = usualTimeouts): Mail {
  const server = new URL(url);
  const secure = server.protocol === 'smtps:';
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: server.port ? Number(server.port) : secure ? 465 : 587,
    secure,
    ...(server.username
      ? { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }
      : {}),
    pool: true,
    maxConnections: 5,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    goesTo: `the mail server ${server.host}`,
    async send(message) {
      const { messageId } = await transport.sendMail(compose(sender, message));
      return { messageId };
    },
    close: () => transport.close(),
  };
}
