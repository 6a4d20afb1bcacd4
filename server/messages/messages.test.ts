import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

const people = { user: 'george@example.org', other: 'margaret@example.org', admin: 'admin@example.org' };
const path = () => `events/${community.round}`;
const register = (who: Who | 'other') => community.as(who)('PUT', `${path()}/registration`);
const wait = (who: Who | 'other') => community.as(who)('PUT', `${path()}/waiting`);
const giveUp = (who: Who | 'other') => community.as(who)('DELETE', `${path()}/registration`);
const change = (fields: object) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...fields }));
const remove = () => community.as('healthcare')('DELETE', path());

/** Lets the time pass after which people are told, and sends. @returns what each person got, and the mails. */
async function sendLater() {
  const { server } = community;
  server.elapse(changeSettlesIn);
  await server.parts.messages!.sendDue();
  return server.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}

beforeEach(async () => {
  community.server.failMail(null);
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
});

describe('An email about a place at an event', () => {
  test('goes once to the person who moves up from the waiting list', async () => {
    await change({ capacity: 1 });
    await register('user');
    await wait('other');
    await giveUp('user');
    expect(await sendLater()).toEqual([`${people.other}: You have a place at Tea on Friday 11 December`]);
    expect(await sendLater()).toHaveLength(1);
    const [{ text, unsubscribe, isPrivate } = {} as never] = community.server.mails;
    expect(text).toContain(
      'You get this email because you were on the waiting list for this event\non Age Better.',
    );
    expect(text).toContain(`/events?item=${community.round}\n`);
    expect(text).toContain('Date: Friday 11 December 2026\nLocation: Hall');
    expect([unsubscribe, isPrivate]).toEqual([undefined, undefined]);
  });

  test('is not sent to a person who gave the place up again before', async () => {
    await change({ capacity: 1 });
    await register('user');
    await wait('other');
    await giveUp('user');
    await giveUp('other');
    expect(await sendLater()).toEqual([]);
  });

  test('says what was changed, to everybody registered, and not to the person who changed it', async () => {
    for (const who of ['user', 'other', 'healthcare'] as const) await register(who);
    await change({ title: 'Coffee', location: '' });
    expect(await sendLater()).toEqual([
      `${people.user}: Changed: Coffee on Friday 11 December`,
      `${people.other}: Changed: Coffee on Friday 11 December`,
    ]);
    expect(community.server.mails[0]!.text).toContain(
      'Event: Coffee (it was: Tea)\nDate: Friday 11 December 2026\nLocation: not known yet (it was: Hall)',
    );
  });

  test('is not sent for another capacity or description', async () => {
    await register('user');
    await change({ capacity: 40, description: 'With cake', category: 'health' });
    expect(await sendLater()).toEqual([]);
  });

  test('says once what is true in the end, after several changes', async () => {
    await register('user');
    await change({ date: '2026-12-12' });
    await change({ date: '2026-12-13', location: 'Library' });
    expect(await sendLater()).toEqual([`${people.user}: Changed: Tea on Friday 11 December`]);
    expect(community.server.mails[0]!.text).toContain(
      'Date: Sunday 13 December 2026 (it was: Friday 11 December 2026)\nLocation: Library (it was: Hall)',
    );
  });

  test('is not sent when a change was undone', async () => {
    await register('user');
    await change({ date: '2026-12-12' });
    await change({});
    expect(await sendLater()).toEqual([]);
  });

  test('says that an event is cancelled, to those registered and those who wait', async () => {
    await change({ capacity: 1 });
    await register('user');
    await wait('other');
    await change({ capacity: 1, title: 'Coffee' });
    await remove();
    expect(await sendLater()).toEqual([
      `${people.user}: Cancelled: Tea on Friday 11 December`,
      `${people.other}: Cancelled: Tea on Friday 11 December`,
    ]);
    const [toUser, toOther] = community.server.mails;
    expect(toUser!.text).toContain('that you were going to is cancelled');
    expect(toOther!.text).toContain('that you were waiting for is cancelled');
  });

  test('is not sent when a deletion was undone: everybody has their place and stands in line as before', async () => {
    await change({ capacity: 2 });
    await register('user');
    await register('healthcare');
    for (const who of ['other', 'admin'] as const) await wait(who);
    await remove();
    await change({ capacity: 2 });
    expect(await sendLater()).toEqual([]);
    const shown = JSON.parse((await community.as('user')('GET', path())).text);
    expect(shown.record.attendees).toBe(2);
    await giveUp('user');
    expect(await sendLater()).toEqual([`${people.other}: You have a place at Tea on Friday 11 December`]);
  });

  test('says that an event is back, to those who were told that it was cancelled', async () => {
    await register('user');
    await remove();
    await sendLater();
    await change({});
    expect(await sendLater()).toEqual([
      `${people.user}: Cancelled: Tea on Friday 11 December`,
      `${people.user}: Not cancelled: Tea on Friday 11 December`,
    ]);
  });

  test('is not sent about an event that is over', async () => {
    await change({ date: '2026-11-01' });
    await register('user');
    await change({ date: '2026-11-02' });
    await remove();
    expect(await sendLater()).toEqual([]);
  });

  test('is forgotten with the account, and a place that falls free goes to the first in line', async () => {
    await change({ capacity: 1 });
    const body = { email: `leaving${community.round}@example.net`, password: 'Correct1' };
    const { token, uid } = (await community.server.send('POST', '/api/identity/accounts', { body })).body;
    await community.server.send('PUT', `/api/${path()}/registration`, { token });
    await wait('other');
    await change({ capacity: 1, title: 'Coffee' });
    await community.as('admin')('DELETE', `accounts/${uid}`);
    expect(await sendLater()).toEqual([`${people.other}: You have a place at Coffee on Friday 11 December`]);
    const rows = await community.server.parts
      .community!.database.read.selectFrom('due_messages')
      .selectAll()
      .where('uid', '=', uid!)
      .execute();
    expect(rows).toEqual([]);
  });

  test('goes to each of 50 people once when their event is deleted', async () => {
    await change({ capacity: 60 });
    const emails = Array.from({ length: 50 }, (_, at) => `person${at}.${community.round}@example.net`);
    await Promise.all(
      emails.map(async (email, at) => {
        const remoteAddress = `203.0.113.${at}`;
        const made = await community.server.send('POST', '/api/identity/accounts', {
          body: { email, password: 'Correct1' },
          remoteAddress,
        });
        await community.server.send('PUT', `/api/${path()}/registration`, { token: made.body['token'] });
      }),
    );
    await remove();
    await sendLater();
    expect(await sendLater()).toEqual(
      emails.map((email) => `${email}: Cancelled: Tea on Friday 11 December`).toSorted(),
    );
  });
});

describe('A due message that was refused', () => {
  const undelivered = async () => {
    await community.login();
    return JSON.parse((await community.as('admin')('GET', 'due-messages')).text).messages as Record<
      string,
      string
    >[];
  };

  test('is tried again a few times, then shown as failed and sent again when an administrator says so', async () => {
    await register('user');
    await change({ title: 'Coffee' });
    community.server.failMail('not-sent');
    await sendLater();
    expect(await undelivered()).toEqual([]);
    for (const hours of [0.5, 1, 2, 7, 24]) {
      community.server.elapse(hours * 60 * 60 * 1000);
      await sendLater();
    }
    const [shown] = await undelivered();
    expect(shown).toMatchObject({
      to: people.user,
      subject: 'Changed: Coffee on Friday 11 December',
      state: 'failed',
    });
    community.server.failMail(null);
    expect(await sendLater()).toEqual([]);
    expect((await community.as('user')('GET', 'due-messages')).status).toBe(403);
    expect((await community.as('admin')('POST', `due-messages/${shown!['id']}/send`)).status).toBe(200);
    expect(await sendLater()).toEqual([`${people.user}: Changed: Coffee on Friday 11 December`]);
    expect(await undelivered()).toEqual([]);
  });

  test('is shown and never repeated when it may have been sent, until an administrator leaves it', async () => {
    await register('user');
    await change({ title: 'Coffee' });
    community.server.failMail('unknown');
    await sendLater();
    community.server.failMail(null);
    community.server.elapse(24 * 60 * 60 * 1000);
    expect(await sendLater()).toEqual([]);
    const [shown] = await undelivered();
    expect(shown).toMatchObject({ to: people.user, state: 'uncertain' });
    expect((await community.as('admin')('DELETE', `due-messages/${shown!['id']}`)).status).toBe(200);
    expect(await undelivered()).toEqual([]);
    expect((await community.as('admin')('DELETE', `due-messages/${shown!['id']}`)).status).toBe(404);
    expect(await sendLater()).toEqual([]);
  });
});
