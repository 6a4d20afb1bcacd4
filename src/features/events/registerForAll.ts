import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { datesOfSeries } from '@/shared/domain/events/series/series';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import type { EventsStore } from './eventsStore';

/** The outcome of registering for all dates. */
export interface AllRegistered {
  /** The ids of the dates at which this person has a seat now, and had none before. */
  added: readonly number[];
  /** Full sentences: the number of dates with a seat, and the full ones. */
  text: string;
}

const count = (dates: number) => (dates === 1 ? '1 date' : `${dates} dates`);

/** Registers for each upcoming date of a series that has room. @param places 2 with a support person. */
export async function registerForAll(
  { events, registrations }: EventsStore,
  event: CommunityEvent,
  email: string,
  { now, siteZone }: { now: Date; siteZone?: string | undefined },
  places: PlacesTaken = 1,
): Promise<AllRegistered> {
  const dates = datesOfSeries(await events.list(), event).filter(
    (one) => !isPast(one, now, siteZone) && !isCancelled(one),
  );
  const added: number[] = [];
  const full: string[] = [];
  let going = 0;
  // One after the other: if one fails, the message about the earlier ones stays true.
  for (const { id, date } of dates) {
    const answer = await registrations.register(id, email, places);
    if (answer === 'registered') added.push(id);
    if (answer === 'registered' || answer === 'already') going += 1;
    if (answer === 'full') full.push(dayAndMonth(parseDay(date)!));
  }
  const held = going === 0 ? 'You have no place' : `You have a place on ${count(going)} of ${event.title}`;
  const areFull =
    full.length === 0
      ? ''
      : ` ${places > 1 ? 'There is no room for two' : 'No place is left'} on ${full.join(', ')}.`;
  return { added, text: `${held}.${areFull}` };
}

/** Cancels these registrations. */
export async function cancelAllDates(
  { registrations }: EventsStore,
  ids: readonly number[],
  email: string,
): Promise<void> {
  for (const id of ids) await registrations.giveUp(id, email);
}
