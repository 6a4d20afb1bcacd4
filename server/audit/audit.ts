import type { Selectable } from 'kysely';
import {
  accountActions,
  auditWords,
  keptActions,
  type AuditAction,
  type AuditEntry,
} from '@/shared/domain/admin/audit';
import { roleLabels, type Role } from '@/shared/domain/users/user';
import { monthsBefore } from '@/shared/domain/text/monthsBefore';
import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import type { AuditTable } from '../database/tables/identity';

/** The person whom an entry names. */
export interface Recorded {
  uid: string;
  email: string;
}

/** The person concerned, and their new role if it changed. */
export interface Concerned {
  uid: string;
  email: string;
  was?: Role;
  role?: Role;
}

/** Records who did something, when, and to how many. Never any contents. */
export interface AuditMethods {
  /**
   * A repetition by the same person, about the same thing, within ten minutes of the last time is counted in the same entry.
   * @param about who or what it was about, in words.
   * @param whom to whom it was done.
   */
  record(
    who: Recorded,
    what: AuditAction,
    count: number,
    now: number,
    about?: string,
    whom?: Concerned,
  ): Promise<void>;
  /**
   * The newest entries first.
   * @param most how many of each kind, of which one person has at most a quarter, and five times as many of roles and
   *   deletions.
   */
  list(most: number): Promise<AuditEntry[]>;
  /** Deletes what need not be kept any longer. */
  tidy(now: number): Promise<void>;
}

/** The audit trail, in or outside of a transaction. Outside of one, a loss of power may lose the last entries. */
export type Audit = Store<AuditMethods>;

/** How long after the last time a repetition still belongs to the same entry, in milliseconds. */
export const sameWithin = 10 * 60 * 1000;

/**
 * How many entries are kept of each kind, and of each person within it. A person who does something a thousand times pushes out
 * only their own entries of that kind. Roles and deletions do not count: only their age ends them.
 */
export const maxKept = { ofKind: 10_000, ofPerson: 1000 };

/** How often the entries of a kind are counted: after this many new ones. */
const lookEvery = 100;

/** How long account events are kept, in milliseconds: 90 days. */
export const accountEntriesKept = 90 * 24 * 60 * 60 * 1000;

type Row = Selectable<AuditTable>;

const kept: ReadonlySet<AuditAction> = new Set(keptActions);
const endingSoon = accountActions.filter((what) => !kept.has(what));

/** A repetition grows the last entry of the same. @returns whether it was one. */
async function grow(
  queries: Queries,
  { ended_at: now, count, uid, what, about, whom_uid, was, role }: Omit<Row, 'id'>,
): Promise<boolean> {
  // One statement, because a mailing does this a thousand times.
  const last = queries
    .selectFrom('audit')
    .select('id')
    .where('uid', '=', uid)
    .where('what', '=', what)
    .where('about', 'is not distinct from', about)
    .where('whom_uid', 'is not distinct from', whom_uid)
    .where('was', 'is not distinct from', was)
    .where('role', 'is not distinct from', role)
    .orderBy('id', 'desc')
    .limit(1);
  const { numUpdatedRows } = await queries
    .updateTable('audit')
    .set(({ eb }) => ({ ended_at: now, count: eb('count', '+', count) }))
    .where('ended_at', '>=', now - sameWithin)
    .where('id', '=', last)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Deletes what is too much of one person. */
async function trimPerson(queries: Queries, what: AuditAction, uid: string): Promise<void> {
  const own = queries.selectFrom('audit').select('id').where('what', '=', what).where('uid', '=', uid);
  const newest = own.orderBy('id', 'desc').limit(1).offset(maxKept.ofPerson);
  await queries
    .deleteFrom('audit')
    .where('what', '=', what)
    .where('uid', '=', uid)
    .where('id', '<=', newest)
    .execute();
}

/** Deletes what is too much of one kind. */
async function trimKind(queries: Queries, what: AuditAction): Promise<void> {
  const all = queries.selectFrom('audit').select('id').where('what', '=', what);
  const newest = all.orderBy('ended_at', 'desc').orderBy('id', 'desc').limit(maxKept.ofKind);
  await queries.deleteFrom('audit').where('what', '=', what).where('id', 'not in', newest).execute();
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

function auditIn(queries: Queries, keepMonths: number, written: Map<AuditAction, number>): AuditMethods {
  /** The newest of a kind, of which nobody has more than a quarter. */
  const newestOf = (what: AuditAction, most: number) =>
    queries
      .selectFrom(
        queries
          .selectFrom('audit')
          .selectAll()
          .select(({ fn }) =>
            fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy('uid').orderBy('ended_at', 'desc').orderBy('id', 'desc'))
              .as('share'),
          )
          .where('what', '=', what)
          .as('shares'),
      )
      .selectAll()
      .where('share', '<=', Math.ceil(most / 4))
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();

  return {
    async record(who, what, count, now, about, whom) {
      const row = {
        began_at: now,
        ended_at: now,
        uid: who.uid,
        email: who.email,
        what,
        count,
        about: about ?? null,
        whom_uid: whom?.uid ?? null,
        whom: whom?.email ?? null,
        was: whom?.was ?? null,
        role: whom?.role ?? null,
      };
      if (await grow(queries, row)) return;
      await queries.insertInto('audit').values(row).execute();
      if (kept.has(what)) return;
      await trimPerson(queries, what, who.uid);
      const before = written.get(what) ?? 0;
      written.set(what, before + 1);
      if (before % lookEvery === 0) await trimKind(queries, what);
    },
    async list(most) {
      const kinds = await queries.selectFrom('audit').select('what').distinct().execute();
      const found: Row[] = [];
      for (const { what } of kinds) found.push(...(await newestOf(what, kept.has(what) ? most * 5 : most)));
      return found.toSorted((a, b) => b.ended_at - a.ended_at || b.id - a.id).map(entryOf);
    },
    async tidy(now) {
      await queries.deleteFrom('audit').where('ended_at', '<', monthsBefore(now, keepMonths)).execute();
      await queries
        .deleteFrom('audit')
        .where('ended_at', '<', now - accountEntriesKept)
        .where('what', 'in', endingSoon)
        .execute();
    },
  };
}

/**
 * The audit trail in the database.
 * @param keepMonths how long roles, deletions and what administrators did are kept.
 */
export function createAudit(database: Database, keepMonths: number): Audit {
  /** How many of each kind were new: two kinds that take turns must not miss their hundredth. */
  const written = new Map<AuditAction, number>();
  const make = (queries: Queries) => auditIn(queries, keepMonths, written);
  return createStore(database, make, ['list'], { isFlushed: false });
}

/**
 * The entries about an account, and what it did as an administrator, in words, the oldest first.
 * Nobody else is named.
 */
export async function ownAuditEntries(
  queries: Queries,
  uid: string,
): Promise<(Pick<AuditEntry, 'from' | 'to' | 'count'> & { what: string })[]> {
  const rows = await queries
    .selectFrom('audit')
    .selectAll()
    .where(({ or, eb }) => or([eb('uid', '=', uid), eb('whom_uid', '=', uid)]))
    .orderBy('began_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
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
