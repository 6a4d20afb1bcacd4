import { useState } from 'react';
import type { CommunityEvent } from '@/shared/domain/events/event';

interface Keys {
  events: readonly CommunityEvent[];
  /** The key of each visible event, by its id. */
  byId: ReadonlyMap<number, number>;
  /** One more than the highest key so far. */
  next: number;
}

/**
 * Returns keys for the cards of a list. Another filter or page draws other events into the existing cards: creating ten
 * new cards takes three times as long. When the events themselves change, a new event gets a card of its own, so that
 * the focus never moves from one event's button to another's.
 * @param shown the events with a card.
 * @param events all of them, the same list until one of them changes.
 */
export function useCardKeys(shown: readonly CommunityEvent[], events: readonly CommunityEvent[]) {
  const [keys, setKeys] = useState<Keys>({ events, byId: new Map(), next: 0 });
  if (
    keys.events === events &&
    keys.byId.size === shown.length &&
    shown.every(({ id }) => keys.byId.has(id))
  ) {
    return keys.byId;
  }
  const stay = new Set(shown.map(({ id }) => id));
  const free =
    keys.events === events ? [...keys.byId].flatMap(([id, key]) => (stay.has(id) ? [] : [key])) : [];
  let { next } = keys;
  const byId = new Map(shown.map(({ id }) => [id, keys.byId.get(id) ?? free.shift() ?? next++]));
  setKeys({ events, byId, next });
  return byId;
}
