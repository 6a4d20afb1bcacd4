import type { AuditAction, AuditEntry } from '../../src/domain/admin/audit';
import { isRole, type Role } from '../../src/domain/users/user';
import { sameWithin, type Audit } from '../audit/audit';
import type { Fields, Firestore } from './firestore';
import { operatorName } from './operator';

/** In one document, the writes would wait for each other. */
const shards = 10;

const mostRead = 500;

interface Note {
  beganAt: number;
  endedAt: number;
  who: string;
  what: AuditAction;
  count: number;
  whom?: string;
  was?: Role;
  role?: Role;
}

function noteOf(fields: Fields): Note {
  return {
    beganAt: Number(fields['beganAt']),
    endedAt: Number(fields['endedAt']),
    who: String(fields['email']),
    what: fields['what'] as AuditAction,
    count: Number(fields['count']),
  };
}

/** A role change is an entry of its own. The database wrote it in the same step. */
function roleChangeOf({ at, email, person, was, role }: Fields): Note {
  const time = Number(at);
  const known = (value: unknown) => (isRole(value) ? value : 'user');
  return {
    beganAt: time,
    endedAt: time,
    // An operator has no account.
    who: email === operatorName ? '' : String(email),
    what: 'role-changed',
    count: 1,
    whom: String(person),
    was: known(was),
    role: known(role),
  };
}

/** Merges repetitions by the same person without a longer pause, whichever server recorded them. */
function merge(notes: readonly Note[]): Note[] {
  const entries: Note[] = [];
  const open = new Map<string, Note>();
  for (const note of notes.toSorted((a, b) => a.beganAt - b.beganAt)) {
    const key = `${note.who} ${note.what}`;
    const last = open.get(key);
    if (last && note.beganAt - last.endedAt <= sameWithin) {
      last.endedAt = Math.max(last.endedAt, note.endedAt);
      last.count += note.count;
    } else {
      const entry = { ...note };
      open.set(key, entry);
      entries.push(entry);
    }
  }
  return entries;
}

/**
 * The trail as documents `auditTrail/{uid}~{what}~{ten minutes}~{shard}`. A document can only grow, and only by the hand
 * of its own person: the rules see to it. Nobody changes or removes one. Changes of roles are documents of their own,
 * `roleChanges`, which browsers write with the role and the server only reads.
 */
export function createHostedAudit(firestore: Firestore): Audit {
  return {
    async record({ uid, email, token }, what, count, now) {
      const shard = Math.floor(Math.random() * shards);
      await firestore.merge(
        `auditTrail/${uid}~${what}~${Math.floor(now / sameWithin)}~${shard}`,
        { uid, email, what },
        { add: { count }, atLeast: { endedAt: now }, atMost: { beganAt: now } },
        token,
      );
    },
    async list(most, { token }) {
      const [documents, changes] = await Promise.all([
        firestore.highest('auditTrail', 'endedAt', mostRead, token),
        firestore.highest('roleChanges', 'at', mostRead, token),
      ]);
      const newestFirst = (a: Note, b: Note) => b.endedAt - a.endedAt || b.beganAt - a.beganAt;
      const entries = merge(documents.map(noteOf)).toSorted(newestFirst).slice(0, most);
      // Nothing else pushes out who changed a role.
      return [...entries, ...changes.map(roleChangeOf)]
        .toSorted(newestFirst)
        .map(({ beganAt, endedAt, ...entry }): AuditEntry => ({
          from: new Date(beganAt).toISOString(),
          to: new Date(endedAt).toISOString(),
          ...entry,
        }));
    },
    // Nobody may remove an entry, this server neither.
    tidy: () => {},
  };
}
