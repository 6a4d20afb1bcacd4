import { beforeEach, describe, expect, test } from 'vitest';
import { someone } from '../../ports/currentUser.contract';
import { waitingRating } from '../../ports/waitingChanges.contract';
import { createLocalDeviceData } from './deviceData';
import { createLocalDeviceUse } from './deviceUse';
import { createLocalCurrentUser } from './currentUser';
import { freshStorage } from './freshStorage';
import { moveTraces, removeTraces } from './traces';
import { createLocalWaitingStore } from './waitingChanges';

const george = { ...someone, id: '5', username: 'george@example.org', email: 'george@example.org' };

beforeEach(async () => {
  await freshStorage();
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Everything that this browser stores, as one text. */
async function everything(): Promise<string> {
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
  found.push(await indexedDB.databases());
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(request.url);
  return JSON.stringify(found);
}

const theirs = {
  user: JSON.stringify(someone),
  'ageBetter.shared.4.appointments': '{"answer":[{"title":"Memory clinic"}]}',
  'ageBetter.shared.4.appointments.at': '2026-11-24',
  'ageBetter.shared.4.saved': '{"answer":[{"title":"Memory clinic"}]}',
  'ageBetter.shared.4.saved.at': '2026-11-24',
  'ageBetter.formDraft.4/appointment': '{"values":{"title":"Memory clinic"}}',
  'ageBetter.mailRun': JSON.stringify({ owner: someone.email }),
  'ageBetter.later.4': 'something of a later version',
  'ageBetter.sent': `a text with ${someone.email.toUpperCase()} in it`,
};
const others = {
  highContrast: 'true',
  largeText: 'false',
  'ageBetter.servicesMap': 'true',
  'ageBetter.formDraft.5/appointment': '{"values":{"title":"Walk with margaret@example.org"}}',
  'ageBetter.shared.5.events': '[4]',
  'ageBetter.shared.5.saved': '{"answer":[]}',
  'ageBetter.saved': JSON.stringify([{ id: '4/event/4', person: '4', title: 'Walk' }]),
  'ageBetter.writes.events': '4',
  'other.product': someone.email,
};

describe('the traces of a person on a shared computer', () => {
  test('are all removed, and nothing of others or of the display is', async () => {
    for (const [key, text] of Object.entries({ ...theirs, ...others })) localStorage.setItem(key, text);
    localStorage.setItem('ageBetter.ownDevice', '["4","5"]');
    for (const [key, text] of Object.entries(theirs)) sessionStorage.setItem(key, text);
    sessionStorage.setItem('ageBetter.draft.login', '{"email":"someone"}');
    sessionStorage.setItem('ageBetter.deviceUse', 'shared');
    const cache = await caches.open('pages');
    await cache.put('/api/appointments?limit=10000', new Response('[]'));
    await cache.put('/search?q=memory', new Response(''));
    await cache.put('/help', new Response(''));
    await removeTraces(someone);
    expect({ ...localStorage }).toEqual({ ...others, 'ageBetter.ownDevice': '["5"]' });
    expect({ ...sessionStorage }).toEqual({ 'ageBetter.deviceUse': 'shared' });
    expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/help']);
    localStorage.removeItem('ageBetter.formDraft.5/appointment');
    localStorage.removeItem('other.product');
    const found = await everything();
    for (const word of [someone.email, 'Memory clinic', 'memory', someone.token])
      expect(found).not.toContain(word);
  });

  test('are found by the sweep of this test where one is left', async () => {
    await removeTraces(someone);
    expect(await everything()).not.toContain(someone.email);
    localStorage.setItem('ageBetter.remainder', someone.email);
    expect(await everything()).toContain(someone.email);
    await removeTraces(someone);
    const cache = await caches.open('pages');
    await cache.put(`/kept?of=${someone.email}`, new Response(''));
    expect(decodeURIComponent(await everything())).toContain(someone.email);
  });

  test('include what waited here before every device was called shared, and nothing that waits of others', async () => {
    const waiting = createLocalWaitingStore();
    for (const { id } of [someone, george]) await waiting.update(id, () => [waitingRating(3)]);
    await removeTraces(someone);
    expect(await waiting.of(someone.id)).toEqual([]);
    expect(await waiting.of(george.id)).toEqual([waitingRating(3)]);
  });

  test('leave another person’s login in another tab alone', async () => {
    localStorage.setItem('user', JSON.stringify(george));
    await removeTraces(someone);
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(george);
  });

  test('move with the answer about the device, so that no draft is lost by it', () => {
    const currentUser = createLocalCurrentUser();
    currentUser.set(someone);
    localStorage.setItem('ageBetter.formDraft.4/appointment', 'a draft');
    localStorage.setItem('ageBetter.formDraft.5/appointment', 'another draft');
    const choice = createLocalDeviceUse(currentUser);
    choice.set('shared');
    expect({ ...localStorage }).toEqual({ 'ageBetter.formDraft.5/appointment': 'another draft' });
    expect(sessionStorage.getItem('ageBetter.formDraft.4/appointment')).toBe('a draft');
    choice.set(null);
    expect(localStorage.getItem('ageBetter.formDraft.4/appointment')).toBe('a draft');
  });

  test('are dropped where they do not fit, and never stay behind', () => {
    localStorage.setItem('ageBetter.formDraft.4/appointment', 'a draft');
    const full = {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    moveTraces(someone, localStorage, full as unknown as Storage);
    expect({ ...localStorage }).toEqual({});
  });

  test('of a session in another tab stay when another person’s data is cleared', () => {
    localStorage.setItem('ageBetter.sharedUse.label', '1');
    createLocalDeviceData().clear('4');
    expect(localStorage.getItem('ageBetter.sharedUse.label')).toBe('1');
  });
});
