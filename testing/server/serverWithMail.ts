import { createSmtpMail } from '@/server/mail/smtp';
import { appointment, record } from './communityServer';
import { startMailServer, type MailServer } from './mailServer';
import { sending, startTestServer, type TestServer } from './testServer';

/** A server of an installation with shared data, whose mails go to a real mail server. */
export interface ServerWithMail {
  server: TestServer;
  mailServer: MailServer;
  /** Registers a user. @returns the token. */
  register(email: string): Promise<string>;
  /** Logs a user in. @returns the token. */
  logIn(email: string, password?: string): Promise<string>;
  /** The last mail that an address got, once everything that was asked for is sent. */
  mailTo(email: string): Promise<string>;
  /** Waits for mails that were asked for, then forgets all that came until now. */
  forgetMails(): Promise<void>;
  /** Registers a user who proves the address. @returns the token. */
  registerProved(email: string): Promise<string>;
  /** Books an hour. @param start ISO 8601 in UTC. */
  book(token: string, id: string, start: string, title: string): Promise<void>;
  /** Turns on the reminders of appointments, with their titles. @returns the status and the code of the answer. */
  wantReminders(token: string): Promise<[status: number, code: string | undefined]>;
  /** Moves the clock and sends what is due. @param moment ISO 8601 in UTC. */
  sendAt(moment: string): Promise<void>;
  close(): Promise<void>;
}

/** The password of everybody who registers. */
export const password = 'Correct1';

/** @param folder a data folder that stays afterwards; without one, a new folder goes with the server. */
export async function startServerWithMail(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<ServerWithMail> {
  const mailServer = await startMailServer();
  const mail = createSmtpMail(
    mailServer.url,
    { from: sending.MAIL_FROM, replyTo: null },
    { tls: 'optional' },
  );
  const environment = { DATA: 'server', ...sending, SMTP_URL: mailServer.url, ...settings };
  const server = await startTestServer(environment, folder, { mail });
  const enter = async (path: string, email: string, secret: string) => {
    const { body } = await server.send('POST', `/api/identity/${path}`, {
      body: { email, password: secret },
    });
    return body['token']!;
  };
  const mailing: ServerWithMail = {
    server,
    mailServer,
    register: (email) => enter('accounts', email, password),
    logIn: (email, secret = password) => enter('session', email, secret),
    async mailTo(email) {
      await server.parts.background.settled();
      return mailServer.texts[mailServer.taken.lastIndexOf(email)] ?? '';
    },
    async forgetMails() {
      await server.parts.background.settled();
      mailServer.taken.length = 0;
      mailServer.texts.length = 0;
      mailServer.sources.length = 0;
    },
    async registerProved(email) {
      const token = await mailing.register(email);
      const code = /^\d{6}$/m.exec(await mailing.mailTo(email))![0];
      const { body } = await server.send('PUT', '/api/identity/address', { token, body: { code } });
      return body['token']!;
    },
    async book(token, id, start, title) {
      const end = new Date(Date.parse(start) + 60 * 60 * 1000).toISOString();
      const body = record({ ...appointment(id, 10), start, end, title });
      await server.send('PUT', `/api/appointments/${id}`, { token, body });
    },
    async wantReminders(token) {
      const body = {
        appointmentDay: true,
        appointmentHours: true,
        eventDay: true,
        eventHours: true,
        titles: true,
      };
      const answer = await server.send('PUT', '/api/me/reminders', { token, body });
      return [answer.status, answer.body['code']];
    },
    async sendAt(moment) {
      server.elapse(Date.parse(moment) - server.parts.now());
      await server.parts.messages!.sendDue();
    },
    async close() {
      await server.close();
      await mailServer.close();
    },
  };
  return mailing;
}
