import { beforeEach, expect, test, vi } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { describePairs } from '../../ports/pairs.contract';
import { describeRegistrations } from '../../ports/registrations.contract';
import { createLocalCollection } from './collection';
import { createLocalDeviceData } from './deviceData';
import { freshStorage } from './freshStorage';
import { inAnotherTab } from './otherTabs';
import { createLocalRegistrations } from './registrations';
import { registrationsKey } from './storageKeys';
import { createTransactions } from './transactions';

beforeEach(freshStorage);

const tea: CommunityEvent = parseEvent({
  id: 4,
  title: 'Morning Tea and Chat',
  date: '2026-12-11',
  category: 'social',
  capacity: 30,
})!;
const margaret = 'margaret@example.org';

/** The stores of one tab. @param parts replaces features that its browser lacks. */
function tab(seeds: readonly CommunityEvent[] = [tea], parts: Parameters<typeof createTransactions>[0] = {}) {
  const storage = parts.storage ?? localStorage;
  const events = createLocalCollection({
    key: 'events',
    parse: parseEvent,
    seed: () => seeds,
    storage,
    transactions: createTransactions({ ...parts, storage }),
  });
  return { events, registrations: createLocalRegistrations(events, storage) };
}

/** A full local storage: it only accepts existing contents, as in an undo. */
function fillingStorage() {
  let full = false;
  const storage = new Proxy(localStorage, {
    get: (target, name) => {
      if (name === 'setItem')
        return (key: string, text: string) => {
          if (full && target.getItem(key) !== text) throw new DOMException('Full', 'QuotaExceededError');
          target.setItem(key, text);
        };
      const value = target[name as keyof Storage] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { storage, fill: () => (full = true) };
}

const browsers = {
  'The local adapter': {},
  'The local adapter without locks': { locks: null },
  'The local adapter without a database': { counters: { update: async () => false } },
};

for (const [name, parts] of Object.entries(browsers)) {
  const make = async (seeds: readonly CommunityEvent[]) => {
    await freshStorage();
    const { storage, fill } = fillingStorage();
    const here = tab(seeds, { ...parts, storage });
    const there = tab(seeds, { ...parts, storage });
    return {
      here: here.registrations,
      there: there.registrations,
      events: here.events,
      stopWriting: () => void fill(),
      stopped: 'full' as const,
    };
  };
  describeRegistrations(name, make);
  describePairs(name, make);
}

test('a registration is stored with its event and its person in lower case, and the key is removed with the last one', async () => {
  const { registrations } = tab();
  await registrations.register(4, 'Margaret@Example.org');
  expect(JSON.parse(localStorage.getItem(registrationsKey)!)).toEqual([{ eventId: 4, userId: margaret }]);
  await registrations.giveUp(4, margaret);
  expect(localStorage.getItem(registrationsKey)).toBeNull();
});

test('only a second place is stored beside a registration, and what an earlier version stored is one', async () => {
  const { registrations } = tab();
  await registrations.register(4, margaret, 2);
  const stored = { eventId: 4, userId: margaret, places: 2 };
  expect(JSON.parse(localStorage.getItem(registrationsKey)!)).toEqual([stored]);
  expect([...(await registrations.of(margaret))]).toEqual([[4, 2]]);
  for (const places of [undefined, 1, 3, '2']) {
    localStorage.setItem(registrationsKey, JSON.stringify([{ ...stored, places }]));
    expect([...(await registrations.of(margaret))]).toEqual([[4, 1]]);
  }
});

test('a registration in another tab is noticed', async () => {
  const { registrations } = tab();
  const onChange = vi.fn<() => void>();
  registrations.subscribe(onChange);
  await inAnotherTab(({ localStorage: theirs }) =>
    theirs.setItem(registrationsKey, JSON.stringify([{ eventId: 4, userId: margaret }])),
  );
  expect(onChange).toHaveBeenCalled();
  expect([...(await registrations.of(margaret)).keys()]).toEqual([4]);
});

test.each([
  ['{"half a', '{"half a', []],
  ['null', 'null', []],
  ['[{"eventId":4,"userId":"margaret@example.org"},{"eventId":"x"},7]', '[{"eventId":"x"},7]', [4]],
])(
  'a damaged list of registrations %s is reported, and set aside by the next change',
  async (text, aside, kept) => {
    localStorage.setItem(registrationsKey, text);
    const { registrations } = tab([tea, { ...tea, id: 5 }]);
    expect([...(await registrations.of(margaret)).keys()]).toEqual(kept);
    expect(registrations.damage()).toEqual([
      { key: registrationsKey, movedTo: registrationsKey, kept: kept.length },
    ]);
    expect(localStorage.getItem(registrationsKey)).toBe(text);
    await registrations.register(5, margaret);
    expect([...(await registrations.of(margaret)).keys()]).toEqual([...kept, 5]);
    expect(localStorage.getItem(`${registrationsKey}.broken`)).toBe(aside);
  },
);

test('clearing the device keeps the registrations of other people, whom the events still count', async () => {
  const { registrations, events } = tab();
  await registrations.register(4, margaret);
  await registrations.register(4, 'george@example.org');
  await registrations.giveUpAll(margaret);
  createLocalDeviceData().clear('4');
  expect([...(await registrations.of('george@example.org')).keys()]).toEqual([4]);
  expect((await events.get(4))!.attendees).toBe(1);
  await registrations.giveUpAll('george@example.org');
  createLocalDeviceData().clear('4');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ageBetter.'))).toEqual([]);
});
