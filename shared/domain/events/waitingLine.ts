import type { CommunityEvent } from './event';
import { freePlaces, withRegistration, type PlacesTaken } from './registration';

/** A person who waits for places at a full event. */
export interface Waiting {
  places: PlacesTaken;
}

/**
 * Those who get the free places: the first in line, and on as long as each gets all that they wait for. Nobody overtakes: where
 * the first waits for two places and one is free, it stays free.
 * @param line in order.
 */
export function firstWhoFit<Each extends Waiting>(line: readonly Each[], event: CommunityEvent): Each[] {
  let free = freePlaces(event);
  const stop = line.findIndex(({ places }) => (free -= places) < 0);
  return stop < 0 ? [...line] : line.slice(0, stop);
}

/**
 * Gives free places to those in line who fit. People who have to be asked first keep theirs until they answer.
 * @param line in order.
 * @returns the event, and who got places.
 */
export function fillFromLine<Each extends Waiting>(
  event: CommunityEvent,
  line: readonly Each[],
  isAsked: (one: Each) => boolean = () => false,
): { event: CommunityEvent; served: Each[]; asked: Each[] } {
  const next = firstWhoFit(line, event);
  const served = next.filter((one) => !isAsked(one));
  return {
    event: served.reduce((filled, { places }) => withRegistration(filled, places)!, event),
    served,
    asked: next.filter(isAsked),
  };
}

/**
 * Returns whether a person may take free places before the line gets them: only where nobody waits, or where it is their turn.
 * @param inLine undefined for a person who is not in line.
 */
export function mayRegister<Each extends Waiting>(
  line: readonly Each[],
  inLine: Each | undefined,
  event: CommunityEvent,
): boolean {
  return inLine ? firstWhoFit(line, event).includes(inLine) : line.length === 0;
}

/**
 * Returns whether a person can wait for places: not while there are enough for them and nobody is before them.
 * @param length of the line.
 */
export function mayWait(event: CommunityEvent, length: number, places: PlacesTaken): boolean {
  return length > 0 || freePlaces(event) < places;
}
