import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '../../../domain/events/event';
import { newDates } from '../../../domain/events/series/series';
import { parseNote } from '../../../ports/collection.contract';
import { noMemory } from '../../lastRead';
import { makeCommunityEnvironment, type TestEnvironment } from '../testing/testEnvironment';
import { createServerCollection, type ServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerEventSeries } from './eventSeries';

const first: CommunityEvent = {
  id: 1,
  title: 'Tai chi',
  date: '2026-12-01',
  location: 'Hall',
  description: '',
  category: 'fitness',
  image: '',
  capacity: 12,
  attendees: 0,
  series: 'a',
};
const dates = [first, ...newDates(first, ['2026-12-08', '2026-12-15'], [2, 3])];

let environment: TestEnvironment;
let events: ServerCollection<CommunityEvent>;
let currentUser: ReturnType<TestEnvironment['device']>['currentUser'];
let series: ReturnType<typeof createServerEventSeries>;
beforeEach(async () => {
  environment = await makeCommunityEnvironment({ events: [] }, parseNote);
  const organiser = environment.device();
  await organiser.identity.createAccount('organiser@example.net', 'Correct1');
  const { accounts, now } = environment.server.parts;
  await accounts.grantRole((await accounts.byEmail('organiser@example.net'))!, 'healthcare', now());
  const calls = createDataCalls({
    call: organiser.call,
    identity: async () => organiser.identity,
    isSignedIn: () => organiser.currentUser.get() !== null,
  });
  events = createServerCollection<CommunityEvent>({
    calls,
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Kept in a test.',
    counted: ['attendees'],
    lastRead: noMemory,
    clock: environment.clock,
  });
  currentUser = organiser.currentUser;
  series = createServerEventSeries({ calls, currentUser, eventChanged: events.notify });
});
afterEach(() => environment.end());

const make = () =>
  series.write(
    'a',
    dates.map((after) => ({ before: null, after })),
  );
const titles = async () => (await events.list()).map(({ title }) => title);

describe('Series of events on the server', () => {
  test('are written in one go, and the list of events is told', async () => {
    let told = 0;
    events.subscribe(() => (told += 1));
    await make();
    expect(told).toBeGreaterThan(0);
    expect(await events.list()).toEqual(dates);
    await series.write(
      'a',
      dates.map((before) => ({ before, after: null })),
    );
    expect(await events.list()).toEqual([]);
  });

  test('get new numbers where theirs were given to deleted events before, and come back under their own by Undo', async () => {
    await make();
    const gone = dates.map((before) => ({ before, after: null }));
    await series.write('a', gone);
    const swimming = dates.map((after) => ({ before: null, after: { ...after, title: 'Swimming' } }));
    const made = await series.write('a', swimming);
    expect(made.map(({ after }) => [after!.id, after!.title])).toEqual([
      [4, 'Swimming'],
      [5, 'Swimming'],
      [6, 'Swimming'],
    ]);
    expect((await events.list()).map(({ id }) => id)).toEqual([4, 5, 6]);
    await make();
    expect((await events.list()).map(({ id, title }) => `${id} ${title}`).slice(3)).toEqual([
      '1 Tai chi',
      '2 Tai chi',
      '3 Tai chi',
    ]);
  });

  test('are a conflict where one of them is not as it was or an id is taken, and nothing is written', async () => {
    await make();
    await events.put({ ...dates[1]!, location: 'Park' });
    const change = dates.map((before) => ({ before, after: { ...before, title: 'Qigong' } }));
    await expect(series.write('a', change)).rejects.toMatchObject({ code: 'conflict' });
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
    expect(await titles()).toEqual(['Tai chi', 'Tai chi', 'Tai chi']);
  });

  test('are not written once the login of the person has ended', async () => {
    currentUser.clear();
    await expect(make()).rejects.toMatchObject({ code: 'permission' });
    expect(await events.list()).toEqual([]);
  });

  test('that would go on for more than a year are refused in the words of the server', async () => {
    const late = { ...dates[1]!, date: '2027-12-02' };
    const change = [first, late].map((after) => ({ before: null, after }));
    await expect(series.write('a', change)).rejects.toMatchObject({
      text: 'Dates can repeat for one year at most. Choose Wednesday 1 December 2027 or earlier.',
    });
    expect(await events.list()).toEqual([]);
  });
});
