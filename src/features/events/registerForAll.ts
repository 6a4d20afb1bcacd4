import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { datesOfSeries } from '@/shared/domain/events/series/series';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import type { EventsStore } from './eventsStore';

/** What came of registering for all dates. */
export interface AllRegistered {
  /** The ids of the dates at which this person has a place now, and had none before. */
  added: readonly number[];
  /** Whole sentences: on how many dates this person has a place, and which are full. */
  text: string;
}

const count = (dates: number) => (dates === 1 ? '1 date' : `${dates} dates`);

/** Takes a place on each date of a series that is still to come and has one. @param places 2 with a support person. */
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
  // One after the other: where one fails, what is said is still true of those before.
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

/** Gives the places up again. */
export async function giveUpAllDates(
  { registrations }: EventsStore,
  ids: readonly number[],
  email: string,
): Promise<void> {
  for (const id of ids) await registrations.giveUp(id, email);
}
