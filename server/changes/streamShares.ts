import { HttpError } from '../http/httpError';
import type { ChangeStreamLimits } from './limits';

/** The holder of a stream. */
export interface StreamHolder {
  /** The client that it comes from, as `clientOf` names it. */
  client: string;
  /** null: a visitor. */
  uid: string | null;
  /** The login that it was opened with; null for a visitor. */
  login: string | null;
}

/** Seconds after which a reader without a stream may try again. Until then browsers poll. */
const retryAfter = 300;

function groupsOf<Holder>(streams: readonly Holder[], keyOf: (one: Holder) => string): Map<string, Holder[]> {
  const groups = new Map<string, Holder[]>();
  for (const one of streams) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const personOf = ({ uid }: StreamHolder) => (uid === null ? 'visitors' : `uid:${uid}`);

/** The oldest stream of the holder with the most; null where the newcomer would have as many. */
function oldestOfLargest<Holder extends StreamHolder>(
  streams: readonly Holder[],
  newcomer: StreamHolder,
  keyOf: (one: StreamHolder) => string,
): Holder | null {
  const groups = groupsOf(streams, keyOf);
  const largest = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a));
  const own = groups.get(keyOf(newcomer))?.length ?? 0;
  if (own + 1 >= largest.length) return null;
  return keyOf === personOf ? largest[0]! : (oldestOfLargest(largest, newcomer, personOf) ?? largest[0]!);
}

/**
 * Makes room for a new stream. A login and a person lose their own oldest stream to it. Within a client, and on the server, the
 * holder of the most streams loses one to a holder of fewer, never to one with as many.
 * @param open the streams, the oldest first.
 * @returns the streams that have to end for it.
 * @throws HttpError where there is no room.
 */
export function streamsToEnd<Holder extends StreamHolder>(
  open: Iterable<Holder>,
  newcomer: StreamHolder,
  limits: Pick<ChangeStreamLimits, 'perLogin' | 'perPerson' | 'perClient' | 'most'>,
): Holder[] {
  let left = [...open];
  const ended: Holder[] = [];
  const end = (one: Holder) => {
    ended.push(one);
    left = left.filter((other) => other !== one);
  };
  const { client, uid, login } = newcomer;
  const ofLogin = login === null ? [] : left.filter((one) => one.login === login);
  if (ofLogin.length >= limits.perLogin) end(ofLogin[0]!);
  const ofPerson = uid === null ? [] : left.filter((one) => one.uid === uid);
  if (ofPerson.length >= limits.perPerson) end(ofPerson[0]!);
  const ofClient = left.filter((one) => one.client === client);
  if (ofClient.length >= limits.perClient) {
    const victim = oldestOfLargest(ofClient, newcomer, personOf);
    if (!victim)
      throw new HttpError(
        'too-many-requests',
        'Many people watch for changes from your network. Ask for changes now and then instead.',
        retryAfter,
      );
    end(victim);
  }
  if (left.length >= limits.most) {
    const victim = oldestOfLargest(left, newcomer, (one) => one.client);
    if (!victim)
      throw new HttpError(
        'unavailable',
        'Many people watch for changes. Ask for changes now and then instead.',
        retryAfter,
      );
    end(victim);
  }
  return ended;
}
