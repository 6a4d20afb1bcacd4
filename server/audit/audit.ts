import { accountActions, type AuditAction, type AuditEntry } from '../../src/domain/admin/audit';
import type { Actor } from '../identity/actor';
import { inTransaction, type OpenDatabase } from '../identity/database';

/** The person whom an entry names. The token is for a trail that several servers share. */
export type Recorded = Pick<Actor, 'uid' | 'email' | 'token'>;

/** Who did what, when, and to how many. Never any contents. */
export interface Audit {
  /**
   * A repetition by the same person, about the same thing, within ten minutes of the last time is counted in the same entry.
   * @param about who or what it was about, in words.
   */
  record(who: Recorded, what: AuditAction, count: number, now: number, about?: string): Promise<void>;
  /**
   * The newest entries first.
   * @param most how many of what administrators did; where accounts are kept here, as many again of what
   *   happened to them.
   * @param reader the administrator who asks.
   */
  list(most: number, reader: Actor): Promise<AuditEntry[]>;
  /** Deletes what need not be kept any longer. */
  tidy(now: number): void;
}

/** How long after the last time a repetition still belongs to the same entry, in milliseconds. */
export const sameWithin = 10 * 60 * 1000;

/**
 * How many entries of each kind are kept. They are counted apart: anybody can log in or register a thousand
 * times, and must not push out what administrators did.
 */
const mostKept = 10_000;

/** How often the number is checked: after this many new entries. */
const lookEvery = 100;

/** How long account events are kept, in milliseconds: 90 days. */
export const accountEntriesKept = 90 * 24 * 60 * 60 * 1000;

interface Row {
  id: number;
  began_at: number;
  ended_at: number;
  email: string;
  what: AuditAction;
  count: number;
  about: string | null;
}

const ofAccounts = `what IN (${accountActions.map((what) => `'${what}'`).join(', ')})`;
const kinds = [ofAccounts, `NOT ${ofAccounts}`];

/** Writes entries into the audit trail of the embedded database; it joins a transaction that is open. */
export function createAuditWriter(
  database: OpenDatabase,
): (who: Recorded, what: AuditAction, count: number, now: number, about?: string) => void {
  const insert = database.prepare(
    'INSERT INTO audit (began_at, ended_at, uid, email, what, count, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  // One statement, because a mailing does this a thousand times.
  const grow = database.prepare(
    `UPDATE audit SET ended_at = ?, count = count + ? WHERE ended_at >= ?
       AND id = (SELECT id FROM audit WHERE uid = ? AND what = ? AND about IS ? ORDER BY id DESC LIMIT 1)`,
  );
  const trims = kinds.map((kind) =>
    database.prepare(
      `DELETE FROM audit WHERE ${kind}
         AND id <= (SELECT id FROM audit WHERE ${kind} ORDER BY id DESC LIMIT 1 OFFSET ${mostKept})`,
    ),
  );
  return (who, what, count, now, about) => {
    const grown = grow.run(now, count, now - sameWithin, who.uid, what, about ?? null).changes === 1;
    if (grown) return;
    inTransaction(database, () => {
      const { lastInsertRowid } = insert.run(now, now, who.uid, who.email, what, count, about ?? null);
      if (Number(lastInsertRowid) % lookEvery === 0) for (const trim of trims) trim.run();
    });
  };
}

/** The audit trail in the embedded database. */
export function createAudit(database: OpenDatabase): Audit {
  const write = createAuditWriter(database);
  const newest = kinds.map((kind) =>
    database.prepare(`SELECT * FROM audit WHERE ${kind} ORDER BY ended_at DESC, id DESC LIMIT ?`),
  );
  const removeOld = database.prepare(`DELETE FROM audit WHERE ${ofAccounts} AND ended_at < ?`);

  return {
    record: async (who, what, count, now, about) => write(who, what, count, now, about),
    list: async (most) =>
      newest
        .flatMap((statement) => statement.all(most) as Row[])
        .toSorted((a, b) => b.ended_at - a.ended_at || b.id - a.id)
        .map(({ began_at, ended_at, email, what, count, about }) => ({
          from: new Date(began_at).toISOString(),
          to: new Date(ended_at).toISOString(),
          who: email,
          what,
          count,
          ...(about === null ? {} : { about }),
        })),
    tidy: (now) => void removeOld.run(now - accountEntriesKept),
  };
}

/** The entries about an account of the embedded database, and what it did as an administrator, the oldest first. */
export function ownAuditEntries(database: OpenDatabase, uid: string): Omit<AuditEntry, 'who'>[] {
  const rows = database.prepare('SELECT * FROM audit WHERE uid = ? ORDER BY began_at, id').all(uid);
  return (rows as Row[]).map(({ began_at, ended_at, what, count }) => ({
    from: new Date(began_at).toISOString(),
    to: new Date(ended_at).toISOString(),
    what,
    count,
  }));
}
