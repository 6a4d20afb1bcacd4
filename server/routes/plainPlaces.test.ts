import { beforeEach, describe, expect, test } from 'vitest';
import { event, record, startCommunityServer } from '@/testing/server/communityServer';
import { sendForm, destinationOf } from '@/testing/server/plainForms';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';

const community = startCommunityServer();
const cookieOf = (who: 'user' | 'other') =>
  (sessionHeaders(community.tokenOf(who)) as { cookie: string }).cookie;

/** Makes the event of this round. */
const prepare = (fields: object = {}) =>
  community.as('healthcare')(
    'PUT',
    `events/${community.round}`,
    record({ ...event(community.round), ...fields }),
  );

/** Presses the button of an event's card. @returns the status and where it leads. */
async function press(
  what: 'registration' | 'give-up' | 'waiting' | 'leave-line',
  who: 'user' | 'other' = 'user',
  fields: Record<string, string> = {},
) {
  const token = community.tokenOf(who)!;
  const { server, round } = community;
  return destinationOf(
    await sendForm(server, `/events/${round}/${what}`, { token, ...fields }, { cookie: cookieOf(who) }),
  );
}
const says = (code: string) => [303, `/events?item=${community.round}&said=${code}`];
const api = (who: 'user' | 'other', method: 'PUT' | 'DELETE', what: string) =>
  community.as(who)(method, `events/${community.round}/${what}`);
const registered = async (who: 'user' | 'other' = 'user') =>
  (
    JSON.parse((await community.as(who)('GET', 'registrations')).text) as { registered: number[] }
  ).registered.includes(community.round);

beforeEach(async () => {
  for (const who of ['user', 'other'] as const) await community.as(who)('DELETE', 'registrations');
});

describe('The forms of an event', () => {
  test('register and give up, and say so', async () => {
    await prepare();
    expect(await press('registration')).toEqual(says('registered-first'));
    expect(await registered()).toBe(true);
    expect(await press('registration')).toEqual(says('registered'));
    expect(await press('give-up')).toEqual(says('gave-up'));
    expect(await registered()).toBe(false);
    expect(await press('give-up')).toEqual(says('no-place'));
  });

  test('take two places for a user with a support person', async () => {
    await prepare({ capacity: 2 });
    expect(await press('registration', 'user', { places: '2' })).toEqual(says('registered-both-first'));
    expect(await press('registration', 'other')).toEqual(says('full'));
    expect(await press('give-up')).toEqual(says('gave-up-both'));
    expect(await press('registration', 'other')).toEqual(says('registered-first'));
    expect(await press('registration', 'user', { places: '2' })).toEqual(says('one-left'));
    expect(await registered()).toBe(false);
  });

  test('say why there is no place', async () => {
    await prepare({ capacity: 1 });
    await api('other', 'PUT', 'registration');
    expect(await press('registration')).toEqual(says('full'));
    await api('user', 'PUT', 'waiting');
    expect(await press('registration')).toEqual(says('full'));
    await community.as('healthcare')(
      'PUT',
      `events/${community.round + 1}`,
      record(event(community.round + 1)),
    );
    const gone = await sendForm(
      community.server,
      '/events/999999/registration',
      { token: community.tokenOf('user')! },
      { cookie: cookieOf('user') },
    );
    expect(destinationOf(gone)).toEqual([303, '/events?said=gone']);
  });

  test('lead onto the waiting list and off it', async () => {
    await prepare({ capacity: 2 });
    expect(await press('waiting')).toEqual(says('place-free'));
    expect(await press('waiting', 'user', { places: '2' })).toEqual(says('both-free'));
    await api('other', 'PUT', 'registration');
    expect(await press('waiting', 'user', { places: '2' })).toEqual(says('waiting-both'));
    expect(await press('registration', 'user', { places: '2' })).toEqual(says('in-line'));
    expect(await press('waiting')).toEqual(says('waiting-both'));
    expect(await press('waiting', 'other')).toEqual(says('has-place'));
    expect(await press('leave-line')).toEqual(says('left-line'));
    expect(await press('leave-line', 'other')).toEqual(says('has-place'));
    expect(await press('waiting')).toEqual(says('place-free'));
  });

  test('keep what is free for those who wait', async () => {
    await prepare({ capacity: 2 });
    await api('other', 'PUT', 'registration');
    await api('user', 'PUT', 'waiting?places=2');
    const token = await community.server.makeAdministrator();
    const { cookie } = sessionHeaders(token) as { cookie: string };
    const path = `/events/${community.round}/registration`;
    expect(destinationOf(await sendForm(community.server, path, { token }, { cookie }))).toEqual(
      says('kept'),
    );
  });

  test('say that an event is over, or cancelled', async () => {
    await prepare({ date: '2026-11-01' });
    expect(await press('registration')).toEqual(says('over'));
    community.round += 1;
    await prepare({ cancelled: 'The hall is flooded.' });
    expect(await press('registration')).toEqual(says('cancelled'));
  });

  test('lead to the login where it has ended, and from there back to the event', async () => {
    await prepare();
    const back = [303, `/login?next=${encodeURIComponent(`/events?item=${community.round}`)}`];
    const path = `/events/${community.round}/registration`;
    const token = community.tokenOf('user')!;
    const { server } = community;
    expect(destinationOf(await sendForm(server, path, { token }))).toEqual(back);
    expect(destinationOf(await sendForm(server, path, { token }, { cookie: 'session=rubbish' }))).toEqual(
      back,
    );
    expect(await registered()).toBe(false);
  });

  test('do nothing for a user whom the form does not name', async () => {
    await prepare();
    const [, way] = await press('registration', 'user', { token: community.tokenOf('other')! });
    expect(way).toMatch(/^\/login\?next=/);
    expect((await press('registration', 'user', { token: '' }))[1]).toMatch(/^\/login\?next=/);
    expect([await registered(), await registered('other')]).toEqual([false, false]);
  });

  test('read the right again when it is their turn to write', async () => {
    await prepare();
    const { database } = community.server.parts;
    const { server } = community;
    const path = `/events/${community.round}/registration`;
    const body = { email: 'margaret@example.org', password: server.password };
    const login = await server.send('POST', '/api/identity/session', { body });
    const [token, cookie] = [login.body['token']!, login.cookie!];
    let answered: ReturnType<typeof sendForm> | undefined;
    // The form finds the login that holds, then waits for this transaction, which ends it.
    await database.write(async (queries) => {
      const read = server.parts.sessions.find;
      const isFound = new Promise<void>((resolve) => {
        server.parts.sessions.find = async (...given) => {
          const found = await read(...given);
          resolve();
          return found;
        };
      });
      answered = sendForm(server, path, { token }, { cookie });
      await isFound;
      server.parts.sessions.find = read;
      await queries.deleteFrom('sessions').where('uid', '=', login.body['uid']!).execute();
    });
    expect(destinationOf(await answered!)).toEqual([
      303,
      `/login?next=${encodeURIComponent(`/events?item=${community.round}`)}`,
    ]);
    await community.login();
    expect(await registered('other')).toBe(false);
  });

  test.each(['x', '-1', '1.5', '%00'])('answer %s in place of an event as what is not there', async (id) => {
    const answer = await sendForm(
      community.server,
      `/events/${id}/registration`,
      { token: community.tokenOf('user')! },
      { cookie: cookieOf('user') },
    );
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<h1>That did not work</h1>');
  });
});
