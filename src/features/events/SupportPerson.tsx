import { fullLine, isFull, type CommunityEvent } from '../../domain/events/event';
import { freePlaces, type PlacesTaken } from '../../domain/events/registration';
import type { Queued } from '../../ports/registrations';
import styles from './EventCard.module.css';
import type { EventsState } from './useEvents';
import type { Places } from './useRegistrations';

export interface SupportPersonProps {
  event: CommunityEvent;
  past: boolean;
  /** How many places this person has. */
  mine: PlacesTaken | undefined;
  /** Where this person stands in lines, by the ids of the events. */
  waiting: ReadonlyMap<number, Queued>;
  /** Full events have a waiting list. */
  canWait: boolean;
  places: Pick<Places, 'pairs' | 'choosePair'>;
}

/** Asks for a second place, for somebody who supports this person, before they register or wait. */
export function SupportPerson({ event, past, mine, waiting, canWait, places }: SupportPersonProps) {
  const { id, title, capacity } = event;
  if (past || mine || waiting.has(id) || capacity === 1 || (isFull(event) && !canWait)) return null;
  return (
    <div className={styles.support}>
      <label>
        <input
          type="checkbox"
          checked={places.pairs.includes(id)}
          aria-describedby={`event-${id}-support`}
          onChange={({ currentTarget }) => places.choosePair(id, currentTarget.checked)}
        />
        <span>
          I bring a support person
          <span className="visually-hidden">{` to ${title}`}</span>
        </span>
      </label>
      <p className={styles.kept} id={`event-${id}-support`}>
        They come free. You take 2 places.
      </p>
    </div>
  );
}

/**
 * Why there was no room, from the event as it is now, and what to do about it.
 * @param refused the event as it was shown.
 */
export async function noRoom(
  { events, registrations }: EventsState['store'],
  refused: CommunityEvent,
  places: PlacesTaken,
  email: string,
): Promise<string> {
  const event = (await events.get(refused.id).catch(() => null)) ?? refused;
  const free = freePlaces(event);
  if (isFull(event)) return `Somebody else took the last place. ${fullLine(event)}`;
  const queued = (await registrations.waitingList?.of(email).catch(() => null))?.get(event.id);
  if (queued) {
    const what = queued.places > 1 ? 'both places together' : 'your place';
    return `You are number ${queued.number} on the waiting list already. You get ${what} when it is your turn.`;
  }
  // Enough is free: it is kept.
  if (free >= places)
    return 'What is free is kept for people on the waiting list. You can join it: nobody overtakes, so you get your turn.';
  const only = 'Only 1 place is left, so neither place was taken.';
  return registrations.waitingList
    ? `${only} Join the waiting list to get both together, or come alone: take away the tick, then press Register.`
    : `${only} You can come alone: take away the tick, then press Register. Or choose another event.`;
}
