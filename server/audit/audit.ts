import {
  accountActions,
  auditWords,
  keptActions,
  type AuditAction,
  type AuditEntry,
} from '../../src/domain/admin/audit';
import { roleLabels, type Role } from '../../src/domain/users/user';
import { monthsBefore } from '../data/oldAppointments';
import type { Actor } from '../identity/actor';
import { inTransaction, type OpenDatabase } from '../identity/database';

/** The person whom an entry names. */
export type Recorded = Pick<Actor, 'uid' | 'email'>;

/** To whom something was done, and what became of their role if it was that. */
export interface Concerned {
  uid: string;
  email: string;
  was?: Role;
  role?: Role;
}

/** Who did what, when, and to how many. Never any contents. */
export interface Audit {
  /**
   * A repetition by the same person, about the same thing, within ten minutes of the last time is counted in the same entry.
   * @param about who or what it was about, in words.
   */
  record(who: Recorded, what: AuditAction, count: number, now: number, about?: string): Promise<void>;
  /**
   * The newest entries first.
   * @param most how many of each kind, of which one person has at most a quarter, and five times as many of roles and
   *   deletions.
   */
  list(most: number): Promise<AuditEntry[]>;
  /** Deletes what need not be kept any longer. */
  tidy(now: number): void;
}

/** How long after the last time a repetition still belongs to the same entry, in milliseconds. */
export const sameWithin = 10 * 60 * 1000;

/**
 * How many entries are kept of each kind, and of each person in it. Whoever does something a thousand times pushes out
 * nothing of anybody else, and nothing else of their own. Roles and deletions are not counted: their age alone ends them.
 */
export const maxKept = { ofKind: 10_000, ofPerson: 1000 };

/** How often the entries of a kind are counted: after this many new ones. */
const lookEvery = 100;

/** How long account events are kept, in milliseconds: 90 days. */
export const accountEntriesKept = 90 * 24 * 60 * 60 * 1000;

interface Row {
  id: number;
  began_at: number;
  ended_at: number;
  uid: string;
  email: string;
  what: AuditAction;
  count: number;
  about: string | null;
  whom_uid: string | null;
  whom: string | null;
  was: Role | null;
  role: Role | null;
}

const kept: ReadonlySet<AuditAction> = new Set(keptActions);
const listOf = (actions: readonly AuditAction[]) => `(${actions.map((what) => `'${what}'`).join(', ')})`;
const endingSoon = accountActions.filter((what) => !kept.has(what));

/** Writes an entry into the audit trail. */
export type AuditWriter = (
  who: Recorded,
  what: AuditAction,
  count: number,
  now: number,
  about?: string,
  whom?: Concerned,
) => void;

/** Writes entries into the audit trail of the embedded database; it joins a transaction that is open. */
export function createAuditWriter(database: OpenDatabase): AuditWriter {
  const insert = database.prepare(
    `INSERT INTO audit (began_at, ended_at, uid, email, what, count, whom, about, whom_uid, was, role)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  // One statement, because a mailing does this a thousand times.
  const grow = database.prepare(
    `UPDATE audit SET ended_at = ?, count = count + ? WHERE ended_at >= ?
       AND id = (SELECT id FROM audit WHERE uid = ? AND what = ? AND about IS ? AND whom_uid IS ? AND was IS ?
         AND role IS ? ORDER BY id DESC LIMIT 1)`,
  );
  const trimPerson = database.prepare(
    `DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE what = ? AND uid = ?
       ORDER BY id DESC LIMIT -1 OFFSET ${maxKept.ofPerson})`,
  );
  const trimKind = database.prepare(
    `DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE what = ?
       ORDER BY ended_at DESC, id DESC LIMIT -1 OFFSET ${maxKept.ofKind})`,
  );
  /** How many of each kind were new: two kinds that take turns must not miss their hundredth. */
  const written = new Map<AuditAction, number>();
  return (who, what, count, now, about, whom) => {
    const thing = [about ?? null, whom?.uid ?? null, whom?.was ?? null, whom?.role ?? null];
    const grown = grow.run(now, count, now - sameWithin, who.uid, what, ...thing).changes === 1;
    if (grown) return;
    inTransaction(database, () => {
      insert.run(now, now, who.uid, who.email, what, count, whom?.email ?? null, ...thing);
      if (kept.has(what)) return;
      trimPerson.run(what, who.uid);
      const before = written.get(what) ?? 0;
      written.set(what, before + 1);
      if (before % lookEvery === 0) trimKind.run(what);
    });
  };
}

const entryOf = ({ began_at, ended_at, email, what, count, about, whom, was, role }: Row): AuditEntry => ({
  from: new Date(began_at).toISOString(),
  to: new Date(ended_at).toISOString(),
  who: email,
  what,
  count,
  ...(about !== null && { about }),
  ...(whom !== null && { whom }),
  ...(was !== null && { was }),
  ...(role !== null && { role }),
});

/**
 * The audit trail in the embedded database.
 * @param keepMonths how long roles, deletions and what administrators did are kept.
 */
export function createAudit(database: OpenDatabase, keepMonths: number): Audit {
  const write = createAuditWriter(database);
  const kinds = database.prepare('SELECT DISTINCT what FROM audit');
  const newest = database.prepare('SELECT * FROM audit WHERE what = ? ORDER BY ended_at DESC, id DESC');
  const removeOld = database.prepare(
    `DELETE FROM audit WHERE ended_at < ? OR (ended_at < ? AND what IN ${listOf(endingSoon)})`,
  );

  /** The newest of a kind, of which nobody has more than a quarter. */
  function newestOf(what: AuditAction, most: number): Row[] {
    const rows: Row[] = [];
    const shares = new Map<string, number>();
    for (const row of newest.iterate(what) as IterableIterator<Row>) {
      const share = (shares.get(row.uid) ?? 0) + 1;
      shares.set(row.uid, share);
      if (share <= Math.ceil(most / 4)) rows.push(row);
      if (rows.length === most) break;
    }
    return rows;
  }

  return {
    record: async (who, what, count, now, about) => write(who, what, count, now, about),
    list: async (most) =>
      (kinds.all() as Pick<Row, 'what'>[])
        .flatMap(({ what }) => newestOf(what, kept.has(what) ? most * 5 : most))
        .toSorted((a, b) => b.ended_at - a.ended_at || b.id - a.id)
        .map(entryOf),
    tidy: (now) => void removeOld.run(monthsBefore(now, keepMonths), now - accountEntriesKept),
  };
}

/**
 * The entries about an account of the embedded database, and what it did as an administrator, in words, the oldest first.
 * Nobody else is named.
 */
export function ownAuditEntries(
  database: OpenDatabase,
  uid: string,
): (Pick<AuditEntry, 'from' | 'to' | 'count'> & { what: string })[] {
  const rows = database.prepare('SELECT * FROM audit WHERE uid = ? OR whom_uid = ? ORDER BY began_at, id');
  return (rows.all(uid, uid) as Row[]).map((row) => {
    const { from, to, count, what, was, role } = entryOf(row);
    const isTheirRole = row.whom_uid === uid && was && role;
    return {
      from,
      to,
      count,
      what: isTheirRole
        ? `Your role changed from ${roleLabels[was]} to ${roleLabels[role]}`
        : auditWords[what],
    };
  });
}
