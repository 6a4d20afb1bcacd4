import { beforeEach, describe, expect, test } from 'vitest';
import { parseAppointment } from '@/shared/domain/appointments/appointment';
import type { OwnData } from '@/shared/domain/ownBackup/ownBackup';
import { contractRecords, describeOwnBackup } from '../../ports/ownBackup.contract';
import { createMemoryClock } from '../memory/clock';
import { createLocalCollection } from './collection';
import { createLocalDeviceData } from './deviceData';
import { freshStorage } from './freshStorage';
import { inAnotherTab, throwingStorage } from './otherTabs';
import { createLocalOwnBackup } from './ownBackup';
import { createLocalPreferences } from './preferences';
import { createLocalSavedItems } from './savedItems';
import { brokenKey, registrationsKey, savedItemsKey, writesKey } from './storageKeys';

const clock = createMemoryClock(new Date('2026-11-24T00:00:00.000Z'));
const ann = { id: '4', email: 'ann@example.net', username: 'ann@example.net' };
const lists = ['appointments', 'resources', 'events'] as const;

const fill = () => {
  for (const key of lists) localStorage.setItem(key, JSON.stringify(contractRecords[key]));
};
beforeEach(async () => {
  await freshStorage();
  fill();
});

for (const [name, parts] of Object.entries({
  'The local adapter': {},
  'The local adapter without locks': { locks: null },
}))
  describeOwnBackup(name, async () => {
    await freshStorage();
    fill();
    return { here: createLocalOwnBackup(clock, parts), there: createLocalOwnBackup(clock, parts) };
  });

const visit = {
  id: '9',
  title: 'Podiatrist',
  start: '2026-12-25T00:00:00.000Z',
  end: '2026-12-25T00:30:00.000Z',
  location: '',
  description: '',
  allDay: false,
  userId: ann.email,
};
const data: OwnData = {
  appointments: [visit],
  ratings: [{ resourceId: 1, title: 'Sleep', rating: 5, timestamp: '' }],
  places: [{ eventId: 1, title: 'Tea', date: '2026-12-01', places: 1 }],
  saved: [{ kind: 'event', recordId: 1, title: 'Tea', detail: '', savedAt: '2026-11-20T00:00:00.000Z' }],
  choices: { highContrast: true },
};

/** Everything but the counts of writes, as text. */
const stored = () => JSON.stringify({ ...localStorage });

describe('a browser that does not take all of it', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ] as const)('by %s takes none of it', async (error, code) => {
    const before = stored();
    for (const failsAt of [1, 2, 3, 4, 5, 6]) {
      let writes = 0;
      const storage = throwingStorage(error, localStorage);
      const refuse = storage.setItem.bind(storage);
      // The restoring of the earlier contents succeeds.
      storage.setItem = (key, text) => {
        writes += 1;
        if (writes === failsAt) refuse(key, text);
        localStorage.setItem(key, text);
      };
      const backup = createLocalOwnBackup(clock, { storage });
      await expect(backup.bringIn(ann, data)).rejects.toMatchObject({ code });
      expect(stored(), `write ${failsAt}`).toBe(before);
    }
  });

  test('because nothing can be stored at all says so', async () => {
    const backup = createLocalOwnBackup(clock, { storage: null });
    await expect(backup.read(ann)).rejects.toMatchObject({ code: 'refused' });
    await expect(backup.bringIn(ann, data)).rejects.toMatchObject({ code: 'refused' });
  });

  test('because a list was never read says so, and writes nothing', async () => {
    localStorage.removeItem('events');
    const before = stored();
    await expect(createLocalOwnBackup(clock).bringIn(ann, data)).rejects.toMatchObject({ code: 'refused' });
    expect(stored()).toBe(before);
  });
});

test('what came in is seen by the lists, the saved items and the display of this tab and of others', async () => {
  const appointments = createLocalCollection({
    key: 'appointments',
    parse: parseAppointment,
    seed: () => [],
  });
  const preferences = createLocalPreferences();
  const seen: string[] = [];
  appointments.subscribe(() => seen.push('appointments'));
  preferences.subscribe(() => seen.push('display'));
  await createLocalOwnBackup(clock).bringIn(ann, data);
  expect(seen.toSorted()).toEqual(['appointments', 'display']);
  expect(await appointments.get('9')).toEqual(visit);
  expect(preferences.get('highContrast')).toBe(true);
  expect(await createLocalSavedItems().list('4')).toEqual(data.saved);
  await inAnotherTab(({ localStorage: theirs }) => {
    expect(JSON.parse(theirs.getItem(registrationsKey)!)).toEqual([{ eventId: 1, userId: ann.email }]);
  });
});

test('each write that came with a backup is counted, so that no other tab works on an old copy', async () => {
  const appointments = createLocalCollection({
    key: 'appointments',
    parse: parseAppointment,
    seed: () => [],
  });
  await appointments.put({ ...visit, id: '10', title: 'Before' });
  await createLocalOwnBackup(clock).bringIn(ann, { ...data, ratings: [] });
  expect(localStorage.getItem(writesKey('appointments'))).toBe('2');
  expect(localStorage.getItem(writesKey('resources'))).toBeNull();
  expect(localStorage.getItem(writesKey(savedItemsKey))).toBe('1');
  await appointments.put({ ...visit, id: '11', title: 'After' });
  expect((await appointments.list()).map(({ id }) => id)).toEqual(['1', '2', '10', '9', '11']);
});

test('a backup that comes in while other tabs write loses nothing of theirs', async () => {
  const appointments = createLocalCollection({
    key: 'appointments',
    parse: parseAppointment,
    seed: () => [],
  });
  const backup = createLocalOwnBackup(clock);
  const writes = Array.from({ length: 20 }, (_, index) =>
    appointments.put({ ...visit, id: `w${index}`, title: `Walk ${index}` }),
  );
  await Promise.all([backup.bringIn(ann, data), ...writes]);
  expect(await appointments.list()).toHaveLength(2 + 1 + 20);
});

test('fields that this version does not know stay, and damaged records go aside', async () => {
  localStorage.setItem(
    'appointments',
    JSON.stringify([{ ...contractRecords.appointments[0], colour: 'red' }, { id: 7 }]),
  );
  localStorage.setItem(registrationsKey, '{"half');
  await createLocalOwnBackup(clock).bringIn(ann, data);
  expect(JSON.parse(localStorage.getItem('appointments')!)).toEqual([
    { ...contractRecords.appointments[0], colour: 'red' },
    visit,
  ]);
  expect(localStorage.getItem(brokenKey('appointments', 1))).toBe('[{"id":7}]');
  expect(localStorage.getItem(brokenKey(registrationsKey, 1))).toBe('{"half');
});

test('clearing one person’s data removes their note, and leaves those of others', () => {
  const backup = createLocalOwnBackup(clock);
  const note = { remind: true, savedAt: null, mark: '', since: null };
  backup.setNote(ann, note);
  backup.setNote({ ...ann, id: 'a/b' }, note);
  createLocalDeviceData().clear('4');
  expect(backup.note(ann).remind).toBe(false);
  expect(backup.note({ ...ann, id: 'a/b' }).remind).toBe(true);
});
