import type { Change } from '../data/changes';

/**
 * Why the server ends a stream: it stops; the login ended or its token is too old; the person's role changed; the same
 * login, person, client or the whole server has too many, and another took its place.
 */
export type EndReason = 'stopping' | 'signed-out' | 'rights-changed' | 'replaced';

/**
 * Says that the stream lives: proxies keep a connection open on which something is sent. An event and not a comment, which browsers
 * hide: by it a page knows a dead stream.
 */
export const heartbeat = 'event: heartbeat\ndata: {}\n\n';

/** The fields of a change in an event. */
type ShownChange = Pick<Change, 'collection' | 'id' | 'version'>;

/** One change as an event: which record, never what it says. @param cursor to go on from. */
export function changeEvent(cursor: string, { collection, id, version }: ShownChange): string {
  return `id: ${cursor}\nevent: change\ndata: ${JSON.stringify({ collection, id, version })}\n\n`;
}

/** `reset`: read everything again. `ready`: all that was missed has been said. @param cursor to go on from. */
export function signalEvent(name: 'reset' | 'ready', cursor: string): string {
  return `id: ${cursor}\nevent: ${name}\ndata: {}\n\n`;
}

/** The last words of a stream. It has no `id`: the reader goes on from where they were. */
export function endEvent(reason: EndReason): string {
  return `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;
}
