import type { Actor } from '../identity/actor';
import type { Change } from '../data/changes';

/**
 * Why the server ends a stream: it stops; the login ended or its token is too old; the person's role changed; the same
 * login, person, client or the whole server has too many, and another took its place.
 */
export type EndReason = 'stopping' | 'signed-out' | 'rights-changed' | 'replaced';

/** A comment, which readers skip: proxies keep a connection open on which something is sent. */
export const heartbeat = ':\n\n';

/** Whose changes a person learns of beside everybody's; null for a visitor. */
export const audienceOf = (actor: Pick<Actor, 'uid'> | null) =>
  actor ? (`uid:${actor.uid}` as const) : null;

/** One change as an event: which record, never what it says. */
export function changeEvent({ seq, collection, id, version }: Omit<Change, 'audience'>): string {
  return `id: ${seq}\nevent: change\ndata: ${JSON.stringify({ seq, collection, id, version })}\n\n`;
}

/** `reset`: read everything again. `ready`: all that was missed has been said. @param seq to go on from. */
export function signalEvent(name: 'reset' | 'ready', seq: number): string {
  return `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify({ seq })}\n\n`;
}

/** The last words of a stream. It has no `id`: the reader goes on from where they were. */
export function endEvent(reason: EndReason): string {
  return `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;
}
