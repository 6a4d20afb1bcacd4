import { noBackupYet, type BackupNote } from '../../domain/ownBackup/backupNote';
import { bringIn, takeBack } from '../../domain/ownBackup/bringIn';
import { ownDataOf, readBackup, writeBackup } from '../../domain/ownBackup/backupFile';
import { type BrowserRecords } from '../../domain/ownBackup/ownBackup';
import type { Clock } from '../../ports/clock';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';
import { createListeners } from '../../ports/listeners';
import type { OwnBackup } from '../../ports/ownBackup';

/** What the records are at first, and what goes wrong. */
export interface MemoryOwnBackupOptions {
  clock: Clock;
  /** What is absent is empty. */
  records?: Partial<BrowserRecords>;
  /** The note about everybody, before anything is remembered. */
  note?: BackupNote;
  /** Why the next write fails; null: it does not. */
  refuse?: () => CollectionErrorCode | null;
}

/** A backup of records that lie in memory. What is saved for later and the choices are one person's. */
export function createMemoryOwnBackup(options: MemoryOwnBackupOptions): OwnBackup {
  const { clock, note = noBackupYet, refuse = () => null } = options;
  const none = { appointments: [], resources: [], events: [], registrations: [], saved: [], choices: {} };
  let records: BrowserRecords = { ...none, ...options.records };
  const notes = new Map<string, BackupNote>();
  const { notify, subscribe } = createListeners();
  const write = (next: BrowserRecords) => {
    const code = refuse();
    if (code) throw new CollectionError(code);
    records = next;
  };
  return {
    read: async (person) => ownDataOf(records, person),
    write: (person, data) => writeBackup(data, person, clock.now()),
    parse: (person, text) => readBackup(text, person),
    plan: async (person, data) => bringIn(records, data, person, clock.now()),
    async bringIn(person, data) {
      const plan = bringIn(records, data, person, clock.now());
      write(plan.records);
      return plan;
    },
    async takeBack(person, brought) {
      const { records: next, changed } = takeBack(records, brought, person);
      write(next);
      return changed;
    },
    note: ({ id }) => notes.get(id) ?? note,
    setNote({ id }, next) {
      notes.set(id, next);
      notify();
    },
    subscribe,
  };
}
