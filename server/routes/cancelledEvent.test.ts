import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

type Person = Who | 'other';
const path = () => `events/${community.round}`;
const change = (fields: object) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), capacity: 1, ...fields }));
const cancel = (reason = 'The hall is flooded.') => change({ cancelled: reason });
const register = (who: Person) => community.as(who)('PUT', `${path()}/registration`);
const wait = (who: Person) => community.as(who)('PUT', `${path()}/waiting`);
const giveUp = (who: Person) => community.as(who)('DELETE', `${path()}/registration`);

const [george, margaret] = ['george@example.org', 'margaret@example.org'];

/** Lets the time pass after which people are told. @returns what was sent since the last time. */
async function sendLater() {
  const { server } = community;
  server.elapse(changeSettlesIn);
  await server.parts.messages!.sendDue();
  return server.mails
    .splice(0)
    .map(({ to, subject, text }) => ({ to, subject, text: text.replace(/\s+/g, ' ') }))
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
}
const subjects = async () => (await sendLater()).map(({ to, subject }) => `${to}: ${subject}`);

beforeEach(async () => {
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
  await change({});
  await register('user');
  await wait('other');
});

describe('An event that is cancelled', () => {
  test('tells those who come and those who wait, with the reason, and stays on the list', async () => {
    expect((await cancel()).status).toBe(200);
    const [toGeorge, toMargaret] = await sendLater();
    expect(toGeorge).toMatchObject({ to: george, subject: 'Cancelled: Tea on Friday 11 December' });
    expect(toGeorge!.text).toContain('An event that you were going to is cancelled. Event: Tea');
    expect(toGeorge!.text).toContain('Why: The hall is flooded.');
    expect(toGeorge!.text).toContain(`/events?item=${community.round} `);
    expect(toMargaret).toMatchObject({ to: margaret, subject: 'Cancelled: Tea on Friday 11 December' });
    expect(toMargaret!.text).toContain('An event that you were waiting for is cancelled. Event: Tea');
    expect(JSON.parse((await community.as('visitor')('GET', path())).text)).toMatchObject({
      record: { cancelled: 'The hall is flooded.', attendees: 1 },
    });
  });

  test('says nothing of a reason where nobody gave one', async () => {
    await cancel('');
    const [{ text } = {} as never] = await sendLater();
    expect(text).not.toContain('Why:');
    expect(text).not.toContain('taken off the list');
  });

  test('tells nobody where it is taken back in time: all have their place, or their number in line', async () => {
    await cancel();
    await change({});
    expect(await subjects()).toEqual([]);
    await giveUp('user');
    expect(await subjects()).toEqual([`${margaret}: You have a place at Tea on Friday 11 December`]);
  });

  test('tells those who were told that it is on after all, and who waits still waits', async () => {
    await cancel();
    await sendLater();
    await change({});
    const [toGeorge, toMargaret] = await sendLater();
    expect(toGeorge).toMatchObject({ to: george, subject: 'Not cancelled: Tea on Friday 11 December' });
    expect(toGeorge!.text).toContain('You still have your place.');
    expect(toMargaret).toMatchObject({ to: margaret, subject: 'Not cancelled: Tea on Friday 11 December' });
    expect(toMargaret!.text).toContain('You are still on its waiting list.');
  });

  test('takes nobody, lets nobody move up, and is no news when it is changed or deleted', async () => {
    await cancel();
    await sendLater();
    await giveUp('user');
    expect((await register('other')).body).toEqual({ result: 'full' });
    expect((await register('admin')).body).toEqual({ result: 'full' });
    expect((await wait('admin')).body).toEqual({ result: 'gone' });
    await change({ cancelled: 'The hall is flooded.', location: 'Library', capacity: 5 });
    await community.as('healthcare')('DELETE', path());
    expect(await subjects()).toEqual([]);
  });

  test('gives its free places to those who wait once it is on again', async () => {
    await cancel();
    await giveUp('user');
    await change({});
    expect(await subjects()).toEqual([`${margaret}: You have a place at Tea on Friday 11 December`]);
  });
});
