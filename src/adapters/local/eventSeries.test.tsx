import { beforeEach, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { describeEventSeries, taiChi } from '../../ports/eventSeries.contract';
import { createListedEventSeries } from '../listedEventSeries';
import { createLocalCollection } from './collection';
import { freshStorage } from './freshStorage';
import { createLocalRegistrations } from './registrations';
import { registrationsKey } from './storageKeys';
import { createTransactions, type TransactionParts } from './transactions';

const email = 'margaret@example.org';

/** The stores of one tab. @param parts replaces features that its browser lacks. */
function tab(parts: TransactionParts = {}, seeds: readonly CommunityEvent[] = []) {
  const { storage = localStorage } = parts;
  const transactions = createTransactions({ ...parts, storage });
  const events = createLocalCollection({
    key: 'events',
    parse: parseEvent,
    seed: () => seeds,
    storage,
    transactions,
  });
  const registrations = createLocalRegistrations(events, storage);
  return { events, registrations, series: createListedEventSeries(registrations.change), email };
}

const browsers: Record<string, TransactionParts> = {
  'The local adapter': {},
  'The local adapter without locks': { locks: null },
  'The local adapter without a database': { counters: { update: async () => false } },
};
for (const [name, parts] of Object.entries(browsers))
  describeEventSeries(name, async () => {
    await freshStorage();
    return tab(parts);
  });

beforeEach(freshStorage);

const { id: _, ...draft } = taiChi;
const stored = () => JSON.parse(localStorage.getItem('events')!) as unknown[];

test('a series is stored as events with the same text, in the shape that all events have', async () => {
  await tab().series.write('a', [{ before: null, after: draft }]);
  expect(stored()).toEqual([taiChi]);
});

test('series of two tabs at once are both stored, each date under a number of its own', async () => {
  const [here, there] = [tab(), tab()];
  const write = ({ series }: typeof here, title: string) =>
    series.write(
      'a',
      ['2026-12-01', '2026-12-08'].map((date) => ({ before: null, after: { ...draft, date, title } })),
    );
  await Promise.all(Array.from({ length: 10 }, (_one, index) => write(index % 2 ? here : there, `${index}`)));
  const events = await here.events.list();
  expect(events.map(({ id }) => id)).toEqual(events.map((_one, index) => index + 1));
  expect(events).toHaveLength(20);
});

test('a series is not written at all where the storage is full, nor are the places at it', async () => {
  let isFull = false;
  const storage = new Proxy(localStorage, {
    get: (target, name) => {
      if (name === 'setItem')
        return (key: string, text: string) => {
          if (isFull && target.getItem(key) !== text) throw new DOMException('Full', 'QuotaExceededError');
          target.setItem(key, text);
        };
      const value = target[name as keyof Storage] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const { series, events, registrations } = tab({ storage });
  await series.write('a', [{ before: null, after: draft }]);
  await registrations.register(1, email);
  const [before, places] = [stored(), localStorage.getItem(registrationsKey)];
  const seen = await events.get(1);
  isFull = true;
  await expect(
    series.write('a', [
      { before: seen, after: null },
      { before: null, after: { ...draft, date: '2026-12-08', description: 'Slow movements.'.repeat(9) } },
    ]),
  ).rejects.toMatchObject({ code: 'full' });
  expect([stored(), localStorage.getItem(registrationsKey)]).toEqual([before, places]);
  isFull = false;
  await series.write('a', [{ before: seen, after: null }]);
  const [back] = await series.write('a', [{ before: null, after: taiChi }]);
  expect([back!.after!.attendees, await registrations.of(email)]).toEqual([1, new Map([[1, 1]])]);
});

test('a damaged event is set aside by the first series, and the others stay', async () => {
  localStorage.setItem('events', JSON.stringify([taiChi, { id: 'x' }]));
  const { series, events } = tab();
  await series.write('a', [{ before: taiChi, after: { ...taiChi, title: 'Qigong' } }]);
  expect(stored()).toEqual([{ ...taiChi, title: 'Qigong' }]);
  expect(localStorage.getItem('events.broken')).toBe('[{"id":"x"}]');
  expect(events.damage()).toEqual([{ key: 'events', movedTo: 'events.broken', kept: 1 }]);
});

test('a series joins the sample events of a browser that has stored none', async () => {
  const { series, events } = tab({}, [{ ...taiChi, id: 6, title: 'Walk' }]);
  const [made] = await series.write('a', [{ before: null, after: draft }]);
  expect(made!.after!.id).toBe(7);
  expect((await events.list()).map(({ title }) => title)).toEqual(['Walk', 'Tai chi']);
});
