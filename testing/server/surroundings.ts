import type { Role } from '@/shared/domain/users/user';
import { event, record, resource, type CommunityServer, type Send } from './communityServer';

/** A user with a login of their own, made for one request. */
export interface TestPerson {
  uid: string;
  email: string;
  token: string;
}

/** The surroundings of a write. */
export interface Surroundings {
  community: CommunityServer;
  person: TestPerson;
  /** A number that nothing has yet. */
  n: number;
  /** Asks in the person's name. */
  own: Send;
}

/** A user's write. */
export interface Write {
  path: string;
  body?: unknown;
}

/** A route that writes: the role that it needs, or null; and how to make a request that succeeds. */
export type WritingRoute = [
  needs: Role | 'no healthcare' | null,
  make: (around: Surroundings) => Promise<Write> | Write,
];

/** The password of every test person. */
export const personsPassword = 'Correct1';

/** An administrator's text about a place. */
export const bus = {
  name: 'Bus',
  type: 'transport',
  lat: '-33.9',
  lng: '151.3',
  suburb: 'Bondi',
  state: 'NSW',
};

/** The answer to a request that must succeed. */
export const done = async (answer: ReturnType<Send>) => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`The test could not prepare: ${status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
};

/** An event of the healthcare worker. */
export async function newEvent({ community, n }: Surroundings, fields: object = {}): Promise<string> {
  await done(community.as('healthcare')('PUT', `events/${n}`, record({ ...event(n), ...fields })));
  return `events/${n}`;
}
/** A guest. */
export const joan = { name: 'Joan Smith', phone: '0491 570 156', places: 1 };

/** Puts a guest without an account down for an event, as the healthcare worker. */
export async function newGuest(around: Surroundings): Promise<string> {
  const path = await newEvent(around);
  const { id } = await done(around.community.as('healthcare')('POST', `${path}/guests`, joan));
  return `${path}/guests/${String(id)}`;
}
/** A resource of the administrator. */
export async function newResource({ community, n }: Surroundings): Promise<string> {
  await done(community.as('admin')('PUT', `resources/${n}`, record(resource(n))));
  return `resources/${n}`;
}
/** A place on the list of services. */
export async function newPlace({ community, n }: Surroundings) {
  const fields = { ...bus, name: `Bus ${n}` };
  return (await done(community.as('admin')('POST', 'services/places', { fields, checked: [] }))) as {
    id: number;
    version: string;
  };
}
/** An email of the server that could not be sent. */
export async function newFailure({ community }: Surroundings): Promise<string> {
  const { accounts, database } = community.server.parts;
  const { uid } = (await accounts.byEmail('george@example.org'))!;
  const row = { kind: 'place', collection: 'events', record_id: '1', channel: 'mail', details: '{}' };
  const { number } = await database.write((queries) =>
    queries
      .insertInto('due_messages')
      .values({ ...row, uid, due_at: 0, state: 'failed', trouble: 'No.', created_at: 0, changed_at: 0 })
      .returning('number')
      .executeTakeFirstOrThrow(),
  );
  return `due-messages/${number}`;
}
/** Another user, whom an administrator changes. */
export async function newTarget({ community, n }: Surroundings): Promise<string> {
  const { accounts, now } = community.server.parts;
  const account = { uid: `target-${n}`, email: `target-${n}@example.net`, passwordHash: '' };
  await accounts.create({ ...account, createdAt: now(), demonstration: false });
  return `accounts/${account.uid}`;
}
/** A login of the person on another device. @returns its id. */
export async function newLogin({ community, person }: Surroundings): Promise<string> {
  const { sessions, now } = community.server.parts;
  return (await sessions.start(person.uid, now(), { shared: false, device: 'Safari on iPad' })).sid;
}
/** A calendar feed of the person's own. */
export const newFeed = ({ own }: Surroundings) =>
  done(own('POST', 'identity/calendar-feed', { password: personsPassword, titles: false, renews: false }));
