import { cancelledLine, fullLine, type CommunityEvent } from '@/shared/domain/events/event';
import { whyNoRoom } from '@/shared/domain/events/noRoom';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { EventsStore } from './eventsStore';

/**
 * Explains from the current event why there was no room, with advice.
 * @param refused the version on the page.
 */
export async function noRoom(
  { events, registrations }: EventsStore,
  refused: CommunityEvent,
  places: PlacesTaken,
  email: string,
  canWait: boolean,
): Promise<string> {
  const event = (await events.get(refused.id).catch(() => null)) ?? refused;
  const why = whyNoRoom(event, places, false);
  if (why === 'cancelled') return cancelledLine(event);
  if (why === 'full') return `Somebody else took the last place. ${fullLine(event)}`;
  const queued = (await registrations.waitingList.of(email).catch(() => null))?.get(event.id);
  if (queued) {
    const what = queued.places > 1 ? 'both places together' : 'your place';
    return `You are number ${queued.number} on the waiting list already. You get ${what} when it is your turn.`;
  }
  // There are enough free seats, but they are reserved.
  if (why === 'kept')
    return 'What is free is kept for people on the waiting list. You can join it: nobody overtakes, so you get your turn.';
  const only = 'Only 1 place is left, so neither place was taken.';
  return canWait
    ? `${only} Join the waiting list to get both together, or come alone: take away the tick, then press Register.`
    : `${only} You can come alone: take away the tick, then press Register. Or choose another event.`;
}
