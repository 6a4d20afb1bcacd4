import { parseAppointment } from '@/shared/domain/appointments/appointment';
import { withWholeDays } from '@/shared/domain/appointments/wholeDays';
import { parseEvent } from '@/shared/domain/events/event';
import { parseRegistration, type Registration } from '@/shared/domain/events/registration';
import { parseBackupNote } from '@/shared/domain/ownBackup/backupNote';
import { bringIn, takeBack } from '@/shared/domain/ownBackup/bringIn';
import { ownDataOf, readBackup, writeBackup } from '@/shared/domain/ownBackup/backupFile';
import { choiceNames, type BrowserRecords, type Choices } from '@/shared/domain/ownBackup/ownBackup';
import { parseResource } from '@/shared/domain/resources/resource';
import type { Clock } from '../../ports/clock';
import { CollectionError, type RecordId } from '../../ports/collection';
import type { BackupOwner, OwnBackup } from '../../ports/ownBackup';
import { parseStoredSavedItem, withOwner, withoutOwner, type StoredSavedItem } from '../listedSavedItems';
import type { Parse } from '../records';
import { sameJson } from '../sameJson';
import { browserStorage } from './browserStorage';
import { freeKey } from './collection';
import { changeSeveral } from './severalKeys';
import { backupNoteKey, registrationsKey, savedItemsKey, storageKeys } from './storageKeys';
import { readRecords } from './storedRecords';
import { createTexts } from './texts';
import type { TransactionParts } from './transactions';
import { read, type Change } from './writeAll';

const { appointments, resources, events } = storageKeys;

/** The lists whose writes are counted. Registrations are written in the transaction of the events. */
const counted = [appointments, resources, events, savedItemsKey];

/** The records, and the damaged contents to move aside before a list is written again. */
interface Look {
  records: BrowserRecords;
  /** Other people's saved items. */
  othersSaved: readonly StoredSavedItem[];
  aside: ReadonlyMap<string, string>;
}

/** A person's own backup, from the records in this browser's local storage and back into them. */
export function createLocalOwnBackup(
  clock: Clock,
  {
    storage = browserStorage(),
    locks,
    inTurn = changeSeveral,
  }: Pick<TransactionParts, 'storage' | 'locks'> & { inTurn?: typeof changeSeveral } = {},
): OwnBackup {
  const parts = { storage, ...(locks !== undefined && { locks }) };
  /** The watched keys: only their changes are reported. */
  const noteKeys: string[] = [];
  const notes = createTexts(noteKeys, () => storage);
  const keyOf = ({ id }: BackupOwner) => {
    const key = backupNoteKey(id);
    if (!noteKeys.includes(key)) noteKeys.push(key);
    return key;
  };

  /** Writes the changes in one transaction, and increments the counts of the lists. */
  const change = async <T>(person: BackupOwner, decide: (records: BrowserRecords) => [BrowserRecords, T]) => {
    const { answer, keys } = await inTurn(
      counted,
      (within, write) => {
        const before = look(within, person);
        const [next, result] = decide(before.records);
        const changes = changesOf(within, before, next, person);
        if (changes.length > 0) write(changes);
        return { answer: result, keys: changes.map(([key]) => key) };
      },
      parts,
    );
    // The browser notifies other tabs, and the same event notifies this one. A `StorageEvent` accepts only a browser's
    // storage.
    for (const key of keys)
      globalThis.dispatchEvent?.(Object.assign(new Event('storage'), { key, storageArea: storage }));
    return answer;
  };

  return {
    async read(person) {
      if (!storage) throw new CollectionError('refused');
      return ownDataOf(look(storage, person).records, person);
    },
    write: (person, data) => writeBackup(data, person, clock.now()),
    parse: (person, text) => readBackup(text, person),
    async plan(person, data) {
      if (!storage) throw new CollectionError('refused');
      return bringIn(look(storage, person).records, data, person, clock.now());
    },
    bringIn: (person, data) =>
      change(person, (before) => {
        const plan = bringIn(before, data, person, clock.now());
        return [plan.records, plan];
      }),
    takeBack: (person, brought) =>
      change(person, (after) => {
        const { records, changed } = takeBack(after, brought, person);
        return [records, changed];
      }),
    note: (person) => parseBackupNote(notes.get(keyOf(person))),
    setNote: (person, note) => void notes.set(keyOf(person), JSON.stringify(note)),
    subscribe: notes.subscribe,
  };
}

function look(storage: Storage, person: BackupOwner): Look {
  const aside = new Map<string, string>();
  const list = <T extends { id: RecordId }>(
    key: string,
    parse: Parse<T>,
    mayBeAbsent: boolean,
    upgrade?: (raw: unknown) => unknown,
  ) => {
    const text = read(storage, key);
    const found = readRecords(text, parse, upgrade);
    if (found.kind === 'records') {
      if (found.bad.length > 0) aside.set(key, JSON.stringify(found.bad));
      return found.records;
    }
    // Reading a list stores the samples first. Where that fails, everything else does.
    if (found.kind === 'absent' && !mayBeAbsent) throw new CollectionError('refused');
    if (found.kind === 'foreign') aside.set(key, found.text);
    return [];
  };
  const saved = list(savedItemsKey, parseStoredSavedItem, true);
  const isOwn = (one: StoredSavedItem) => one.person === person.id;
  const choices: Choices = {};
  for (const name of choiceNames) {
    const text = read(storage, storageKeys[name]);
    if (text === 'true' || text === 'false') choices[name] = text === 'true';
  }
  return {
    records: {
      appointments: list(appointments, parseAppointment, false, withWholeDays),
      resources: list(resources, parseResource, false),
      events: list(events, parseEvent, false),
      registrations: list(registrationsKey, parseRegistration, true),
      saved: saved.filter(isOwn).map(withoutOwner),
      choices,
    },
    othersSaved: saved.filter((one) => !isOwn(one)),
    aside,
  };
}

/** The registration as its list stores it. */
const storedPlace = ({ eventId, userId, places }: Registration) =>
  places === 1 ? { eventId, userId } : { eventId, userId, places };

/** Returns the changes to write: only the differences, with the damaged part of each list put aside first. */
function changesOf(storage: Storage, before: Look, next: BrowserRecords, person: BackupOwner): Change[] {
  const { records: was, othersSaved, aside } = before;
  const lists: [key: string, was: unknown, next: unknown, stored: () => readonly object[]][] = [
    [appointments, was.appointments, next.appointments, () => next.appointments],
    [resources, was.resources, next.resources, () => next.resources],
    [events, was.events, next.events, () => next.events],
    [
      registrationsKey,
      was.registrations,
      next.registrations,
      () => next.registrations.map((one) => storedPlace(one)),
    ],
    [
      savedItemsKey,
      was.saved,
      next.saved,
      () => [...othersSaved, ...next.saved.map((one) => withOwner(person.id, one))],
    ],
  ];
  const changes: Change[] = [];
  for (const [key, old, now, stored] of lists) {
    if (sameJson(old, now)) continue;
    const damaged = aside.get(key);
    if (damaged !== undefined) changes.push([key, null], [freeKey(storage, key), damaged]);
    const list = stored();
    // Same as in `registrations.ts`.
    changes.push([key, key === registrationsKey && list.length === 0 ? null : JSON.stringify(list)]);
  }
  for (const name of choiceNames) {
    const value = next.choices[name];
    if (value !== was.choices[name])
      changes.push([storageKeys[name], value === undefined ? null : String(value)]);
  }
  return changes;
}
