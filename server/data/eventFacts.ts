import { isPast, type CommunityEvent } from '../../src/domain/events/event';
import { parseEventTime, type EventTime } from '../../src/domain/events/time/eventTime';
import { textOr } from '../../src/domain/records/parse';
import { dayOf } from '../../src/domain/text/dates';
import type { Fields } from './records';

/** What people are told about an event: a change of anything else is no news to them. */
export type EventFacts = Pick<CommunityEvent, 'title' | 'date' | 'location'> & EventTime;

/** Reads what people are told from a stored event. */
export const factsOf = (fields: Fields): EventFacts => ({
  title: String(fields['title']),
  date: String(fields['date']),
  location: textOr(fields['location']),
  ...parseEventTime(fields),
});

const toldOf = ['title', 'date', 'location', 'starts', 'ends', 'allDay', 'timeZone'] as const;

/** Whether there is no news between the two. */
export const isSame = (one: EventFacts, other: EventFacts): boolean =>
  toldOf.every((fact) => one[fact] === other[fact]);

/** Whether the event is over. @param now milliseconds since 1970. */
export const isOver = ({ date }: Pick<EventFacts, 'date'> | Fields, now: number): boolean =>
  isPast({ date: String(date) } as CommunityEvent, dayOf(new Date(now)));
