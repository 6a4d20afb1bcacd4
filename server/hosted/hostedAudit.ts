import type { AuditAction, AuditEntry } from '../../src/domain/admin/audit';
import { isRole, roleLabels } from '../../src/domain/users/user';
import { sameWithin, type Audit } from '../audit/audit';
import type { Fields, Firestore } from './firestore';

/** In one document, the writes would wait for each other. */
const shards = 10;

const mostRead = 500;

interface Note {
  beganAt: number;
  endedAt: number;
  who: string;
  what: AuditAction;
  count: number;
  about?: string;
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
  const label = (value: unknown) => (isRole(value) ? roleLabels[value] : String(value));
  const about = `${String(person)}, ${label(was)} to ${label(role)}`;
  return { beganAt: time, endedAt: time, who: String(email), what: 'role-changed', count: 1, about };
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
      return [...merge(documents.map(noteOf)), ...changes.map(roleChangeOf)]
        .toSorted((a, b) => b.endedAt - a.endedAt || b.beganAt - a.beganAt)
        .slice(0, most)
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
