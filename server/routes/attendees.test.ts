import { expect, test } from 'vitest';
import { event, record, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
const list = (who: 'healthcare' | 'admin', query = '') =>
  community.as(who)('GET', `events/${community.round}/registrations${query}`);

test('healthcare workers see who has a place since when, and who waits in which order', async () => {
  await community.prepare();
  const path = `events/${community.round}`;
  await community.as('healthcare')('PUT', path, record({ ...event(community.round), capacity: 1 }));
  await community.as('other')('PUT', `${path}/registration`);
  for (const who of ['user', 'admin'] as const) await community.as(who)('PUT', `${path}/waiting`);
  const since = new Date(community.server.parts.now()).toISOString();
  expect(JSON.parse((await list('healthcare')).text)).toEqual({
    people: [
      { email: 'margaret@example.org', position: null, since, places: 1 },
      { email: 'george@example.org', position: 1, since, places: 1 },
      { email: 'admin@example.org', position: 2, since, places: 1 },
    ],
  });
  expect((await list('healthcare')).headers['cache-control']).toBe('no-store');
});

test('each look, download and print is recorded, with who and which event', async () => {
  await community.prepare();
  const path = `events/${community.round}`;
  const title = `Tea ${community.round}`;
  await community.as('healthcare')('PUT', path, record({ ...event(community.round), title }));
  await list('healthcare');
  await list('healthcare');
  await list('healthcare', '?for=file');
  await list('admin', '?for=print');
  const { entries } = JSON.parse((await community.as('admin')('GET', 'audit')).text) as {
    entries: { who: string; what: string; count: number; about?: string }[];
  };
  const about = `${title}, Friday, December 11, 2026`;
  const written = entries
    .filter((entry) => entry.about === about)
    .map(({ who, what, count }) => `${who} ${what} ${count}`);
  expect(written.toSorted()).toEqual([
    'admin@example.org attendees-printed 1',
    'nurse.lee@example.org attendees-downloaded 1',
    'nurse.lee@example.org attendees-viewed 2',
  ]);
});

test('a list that cannot be recorded is not shown', async () => {
  await community.prepare();
  const { audit } = community.server.parts;
  const { record: recordEntry } = audit;
  audit.record = () => Promise.reject(new Error('The disk is full.'));
  try {
    const answer = await list('healthcare');
    expect(answer.status).toBe(500);
    expect(answer.body).not.toHaveProperty('people');
  } finally {
    audit.record = recordEntry;
  }
});

test('an event that was deleted has no list', async () => {
  await community.prepare();
  await community.as('healthcare')('DELETE', `events/${community.round}`);
  expect(await list('healthcare')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await community.as('healthcare')('GET', 'events/tea/registrations')).status).toBe(400);
});
