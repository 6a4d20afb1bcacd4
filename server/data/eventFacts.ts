import type { CommunityEvent } from '@/shared/domain/events/event';
import { isOver as isOverAt, type EventWhen } from '@/shared/domain/events/time/eventEnd';
import { parseEventTime, type EventTime } from '@/shared/domain/events/time/eventTime';
import { isFilled, optional, textOr } from '@/shared/domain/records/parse';
import { dayIn } from '@/shared/domain/text/zones';
import type { Fields } from './records';

/** The facts of an event that people are told: other changes are no news to them. */
export type EventFacts = Pick<CommunityEvent, 'title' | 'date' | 'location'> &
  EventTime & {
    /** The same for all dates of an event that repeats. */
    series?: string;
  };

/** Reads what people are told from a stored event. */
export const factsOf = (fields: Fields): EventFacts => ({
  title: String(fields['title']),
  date: String(fields['date']),
  location: textOr(fields['location']),
  ...parseEventTime(fields),
  ...optional('series', fields['series'], isFilled),
});

const toldOf = ['title', 'date', 'location', 'starts', 'ends', 'allDay', 'timeZone', 'days'] as const;

/** Returns whether people need not be told of any difference. */
export const isSame = (one: EventFacts, other: EventFacts): boolean =>
  toldOf.every((fact) => one[fact] === other[fact]);

/**
 * Returns whether the event is over: its end has come; where it has none, its last day has passed on the clocks of the site.
 * @param now milliseconds since 1970. @param zone that of events that name none.
 */
export const isOver = (event: EventWhen, now: number, zone: string): boolean =>
  isOverAt(event, { now, today: dayIn(zone, now) }, zone);
