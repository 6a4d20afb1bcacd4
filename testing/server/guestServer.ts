import { event, record, startCommunityServer, type Who } from './communityServer';

/** A call that is due, as the server answers it. */
export interface DueCall {
  id: number;
  eventId: number;
  name: string;
  phone: string;
  about: string;
  tell: string[];
  state: string;
}

/** An attendee, as in the server's response. */
export interface ComingPerson {
  email: string;
  name?: string;
  position: number | null;
  guest?: {
    id: number;
    phone: string;
    addedBy: string | null;
    addedAt: string;
    call: DueCall | null;
  };
}

/** People who ring. */
export const ann = { name: 'Ann Lee', phone: '0491 570 156', places: 1 };
export const bob = { name: 'Bob Ng', phone: '03 9123 4567', places: 2 };

/** A server whose organiser puts people down for the event of each round. */
export function startGuestServer() {
  const community = startCommunityServer();
  const path = () => `events/${community.round}`;
  const asks = async (
    who: Who | 'other',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ) => {
    const answer = await community.as(who)(method, url, body);
    return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
  };
  const list = async () =>
    ((await asks('healthcare', 'GET', `${path()}/registrations`)).body as { people: ComingPerson[] }).people;
  /** The due calls at this event. */
  const calls = async (who: Who = 'healthcare') =>
    ((await asks(who, 'GET', 'guest-calls')).body as { calls: DueCall[] }).calls.filter(
      ({ eventId }) => eventId === community.round,
    );
  return {
    community,
    path,
    asks,
    list,
    calls,
    change: (fields: object = {}) =>
      community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...fields })),
    ring: async (guest: object, who: Who = 'healthcare') =>
      (await asks(who, 'POST', `${path()}/guests`, guest)).body as { result: unknown; id: number },
    coming: async () =>
      ((await asks('user', 'GET', path())).body as { record: { attendees: number } }).record.attendees,
    /** The news for each guest. */
    told: async () => (await calls()).map(({ name, tell }) => [name, ...tell]),
    finish: async ({ id, state }: DueCall) =>
      (await asks('healthcare', 'PUT', `guest-calls/${id}/done`, { state })).body['result'],
    /** The people who come and who wait, in order. */
    order: async () =>
      (await list()).map(({ email, name, position }) => `${email || name} ${position ?? 'has a place'}`),
  };
}
