import { noReminders, type ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import { appointment, event, record } from './communityServer';
import type { PartsOptions } from '@/server/app/partsOptions';
import { startTestServer, type Reply, type TestServer } from './testServer';

export const george = 'george@example.org';
export const margaret = 'margaret@example.org';
export const nurse = 'nurse.lee@example.org';

const hour = 60 * 60 * 1000;

/** A server with shared data on which people are reminded, under a clock that tests move. */
export interface ReminderServer {
  server: TestServer;
  /** A request of a user, however late: it logs in again where the login has ended. */
  as(who: string, method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown): Promise<Reply>;
  /** Chooses George's reminders; those not named are off. */
  choose(choices: Partial<ReminderChoices>): Promise<Reply>;
  putEvent(id: number, fields: object): Promise<Reply>;
  /** Registers George for an event. */
  register(id: number): Promise<Reply>;
  /** Books an hour for George. @param start ISO 8601 in UTC. */
  book(id: string, start: string, fields?: object): Promise<Reply>;
  /** Moves the clock. @param moment milliseconds since 1970. */
  goTo(moment: number): void;
  /** Sends what is due now. @returns receivers and subjects. */
  sent(): Promise<string[]>;
  /** The mails that administrators see as undelivered. */
  undelivered(): Promise<Record<string, unknown>[]>;
}

/** Starts the server. @param also other parts than those of most tests. */
export async function startReminderServer(
  settings: Record<string, string> = {},
  also: PartsOptions = {},
): Promise<ReminderServer> {
  const server = await startTestServer({ DATA: 'server', ...settings }, undefined, also);
  const tokens = new Map<string, string>();
  const as: ReminderServer['as'] = async (who, method, path, body) => {
    const send = () =>
      server.send(method, `/api/${path}`, {
        token: tokens.get(who),
        ...(body === undefined ? {} : { body }),
      });
    const answer = tokens.has(who) ? await send() : null;
    if (answer && answer.status !== 401) return answer;
    const login = { email: who, password: server.password };
    tokens.set(who, (await server.send('POST', '/api/identity/session', { body: login })).body['token']!);
    return send();
  };
  return {
    server,
    as,
    choose: (choices) => as(george, 'PUT', 'me/reminders', { ...noReminders, ...choices }),
    putEvent: (id, fields) => as(nurse, 'PUT', `events/${id}`, record({ ...event(id), ...fields })),
    register: (id) => as(george, 'PUT', `events/${id}/registration`),
    book(id, start, fields = {}) {
      const end = new Date(Date.parse(start) + hour).toISOString();
      return as(
        george,
        'PUT',
        `appointments/${id}`,
        record({ ...appointment(id, 10), start, end, ...fields }),
      );
    },
    goTo: (moment) => server.elapse(moment - server.parts.now()),
    async sent() {
      server.mails.length = 0;
      await server.parts.messages!.sendDue();
      return server.mails.map(({ to, subject }) => `${to}: ${subject}`);
    },
    async undelivered() {
      const { text } = await as('admin@example.org', 'GET', 'due-messages');
      return (JSON.parse(text) as { messages: Record<string, unknown>[] }).messages;
    },
  };
}
