import { beforeEach, expect, test } from 'vitest';
import { record, event, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
const path = () => `events/${community.round}`;
const mailTo = (to: string) => ({ to, subject: 'Bring a hat', text: 'It is sunny.\nTea at 11.' });
const write = (who: 'healthcare' | 'admin' | 'user' | 'visitor', to: string, key = 'key-00000001') =>
  community.as(who)('POST', `${path()}/emails`, mailTo(to), {
    'idempotency-key': `${key}${community.round}`,
  });

beforeEach(async () => {
  await community.prepare();
  await community.as('healthcare')('PUT', path(), record({ ...event(community.round), capacity: 1 }));
  await community.as('user')('PUT', `${path()}/registration`);
  await community.as('other')('PUT', `${path()}/waiting`);
  community.server.mails.length = 0;
});

test('organisers write to those who have a place and to those who wait, once for each key', async () => {
  expect((await write('healthcare', 'george@example.org')).status).toBe(200);
  expect((await write('healthcare', 'george@example.org')).status).toBe(200);
  expect((await write('admin', 'Margaret@example.org', 'key-00000002')).status).toBe(200);
  expect(community.server.mails.map(({ to, subject, text }) => [to, subject, text])).toEqual([
    ['george@example.org', 'Bring a hat', 'It is sunny.\nTea at 11.'],
    ['Margaret@example.org', 'Bring a hat', 'It is sunny.\nTea at 11.'],
  ]);
  expect(community.server.mails[0]!.html).toContain('It is sunny.<br />Tea at 11.');
});

test('an organiser’s email about a place goes to a user who stopped bulk emails, and not to one whom the operator took off', async () => {
  const { parts, mails } = community.server;
  await parts.bulkMail!.unsubscribed.stop('george@example.org', 0);
  expect((await write('healthcare', 'george@example.org')).status).toBe(200);
  expect(mails.at(-1)).toMatchObject({ to: 'george@example.org', text: 'It is sunny.\nTea at 11.' });
  expect(mails.at(-1)!.unsubscribeUrl).toBeUndefined();
  await parts.unsubscribed.add('george@example.org', 0);
  expect(await write('healthcare', 'george@example.org', 'key-00000003')).toMatchObject({ status: 400 });
  await parts.unsubscribed.remove('george@example.org');
});

test('organisers write to nobody else by way of an event, nor about one that is gone', async () => {
  expect((await write('healthcare', 'nurse.lee@example.org')).status).toBe(200);
  community.server.mails.length = 0;
  const refused = await write('healthcare', 'admin@example.org', 'key-00000002');
  expect(refused).toMatchObject({ status: 404, body: { error: 'This person is not coming any more.' } });
  const gone = await community.as('healthcare')('POST', 'events/99999/emails', mailTo('george@example.org'));
  expect(gone).toMatchObject({ status: 404, body: { error: 'This event is not on the list any more.' } });
  expect(community.server.mails).toEqual([]);
});

test('nobody but organisers writes to the people at an event', async () => {
  expect((await write('user', 'margaret@example.org')).status).toBe(403);
  expect((await write('visitor', 'margaret@example.org')).status).toBe(401);
  expect(community.server.mails).toEqual([]);
});
