import { createSmtpMail } from '@/server/mail/smtp';
import { startSmtpReceiver, type SmtpReceiver } from './smtpReceiver';
import { sending, startTestServer, type TestServer } from './testServer';

/** A public server that sends its mails to a mail server on this machine. */
export interface SmtpTestServer {
  server: TestServer;
  receiver: SmtpReceiver;
  /** Of an administrator. */
  token: string;
  /** Sends one of the emails to many people, as the browser does. */
  write(to: string, key?: string): ReturnType<TestServer['send']>;
  close(): Promise<void>;
}

/** @param folder a data folder that stays afterwards; without one, a new folder goes with the server. */
export async function startSmtpTestServer(folder?: string): Promise<SmtpTestServer> {
  const receiver = await startSmtpReceiver();
  const sender = { from: 'Age Better <hello@agebetter.example>', replyTo: 'help@agebetter.example' };
  const mail = createSmtpMail(receiver.url, sender, { tls: 'optional' });
  const server = await startTestServer({ ...sending, SMTP_URL: receiver.url }, folder, { mail });
  const token = await server.makeAdministrator();
  return {
    server,
    receiver,
    token,
    write: (to, key) =>
      server.send('POST', '/api/send-email', {
        token,
        body: { to, subject: 'Walks in May', text: 'Walk at 10.', html: '<p>Walk at 10.</p>' },
        headers: { host: 'agebetter.example', ...(key !== undefined && { 'idempotency-key': key }) },
      }),
    async close() {
      await server.close();
      await receiver.close();
    },
  };
}
