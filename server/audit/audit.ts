import type { AuditAction, AuditEntry } from '../../src/domain/audit';
import type { Actor } from '../identity/actor';
import { inOneStep, type OpenDatabase } from '../identity/database';

/** Who did what, when, and how many were concerned. Never what was in it. */
export interface Audit {
  /** The same thing by the same person within ten minutes of the last time becomes one entry. */
  record(actor: Actor, what: AuditAction, count: number, now: number): Promise<void>;
  /** The newest entries first. @param reader the administrator who asks. */
  list(most: number, reader: Actor): Promise<AuditEntry[]>;
}

/** How long after the last time the same thing still belongs to the same entry, in milliseconds. */
export const sameWithin = 10 * 60 * 1000;
const mostKept = 10_000;

interface Row {
  id: number;
  began_at: number;
  ended_at: number;
  email: string;
  what: AuditAction;
  count: number;
}

/** The trail in the embedded database. */
export function createAudit(database: OpenDatabase): Audit {
  const insert = database.prepare(
    'INSERT INTO audit (began_at, ended_at, uid, email, what, count) VALUES (?, ?, ?, ?, ?, ?)',
  );
  // One statement, because a mailing does this a thousand times.
  const grow = database.prepare(
    `UPDATE audit SET ended_at = ?, count = count + ? WHERE ended_at >= ?
       AND id = (SELECT id FROM audit WHERE uid = ? AND what = ? ORDER BY id DESC LIMIT 1)`,
  );
  const trim = database.prepare(`DELETE FROM audit WHERE id <= (SELECT max(id) FROM audit) - ${mostKept}`);
  const newest = database.prepare('SELECT * FROM audit ORDER BY ended_at DESC, id DESC LIMIT ?');
  return {
    async record(actor, what, count, now) {
      const grown = grow.run(now, count, now - sameWithin, actor.uid, what).changes === 1;
      if (grown) return;
      inOneStep(database, () => {
        insert.run(now, now, actor.uid, actor.email, what, count);
        trim.run();
      });
    },
    list: async (most) =>
      (newest.all(most) as Row[]).map(({ began_at, ended_at, email, what, count }) => ({
        from: new Date(began_at).toISOString(),
        to: new Date(ended_at).toISOString(),
        who: email,
        what,
        count,
      })),
  };
}
