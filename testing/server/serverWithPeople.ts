import { onTestFinished } from 'vitest';
import { appointment, event, record, resource } from './communityServer';
import { startTestServer } from './testServer';

const emails = {
  booker: 'george@example.org',
  other: 'margaret@example.org',
  healthcare: 'nurse.lee@example.org',
  admin: 'admin@example.org',
} as const;
/** A sample person; `booker` is who does something that is private. */
export type Person = keyof typeof emails;

/** Starts a server on which sample people are logged in, with a resource and a full event, both 900. */
export async function startWithPeople(environment: Record<string, string> = {}) {
  const server = await startTestServer({ DATA: 'server', ...environment });
  onTestFinished(() => server.close());
  const tokens = new Map<string, string>();
  for (const [person, email] of Object.entries(emails)) {
    const body = { email, password: server.password };
    tokens.set(person, (await server.send('POST', '/api/identity/session', { body })).body['token']!);
  }
  const as = (who: Person | 'visitor') => (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    server.send(method, `/api/${path}`, { token: tokens.get(who), body });
  await as('admin')('PUT', 'resources/900', record(resource(900)));
  await as('healthcare')('PUT', 'events/900', record({ ...event(900), capacity: 1 }));
  await as('admin')('PUT', 'events/900/registration');
  return { server, as, tokens };
}
/** The server, and requests of its users. */
export type ServerWithPeople = Awaited<ReturnType<typeof startWithPeople>>;

/** A time of the first of December, in UTC. */
export const day = (time: string) => `2026-12-01T${time}Z`;
/** An appointment on that day. */
export const from = (time: string, until: string) => ({
  ...appointment('private', 0),
  start: day(time),
  end: day(until),
});
