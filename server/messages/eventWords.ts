import { isMovedFar } from '@/shared/domain/events/movedFar';
import { clockWords, zoneWords } from '@/shared/domain/events/time/eventTimeWords';
import { dayAndMonth, longDate, parseDay } from '@/shared/domain/text/dates';
import { shortTime } from '@/shared/domain/text/shortTime';
import { isSame, type EventFacts } from '../data/eventFacts';
import type { EventMessageKind } from '../data/eventMessages';
import type { EventNews } from '../data/eventNews';
import type { Site } from '../mail/site';

/** "Friday 11 December 2026" */
export function dayText(day: string): string {
  const date = parseDay(day);
  return date ? longDate(date) : day;
}

/** "Tea on Friday 11 December", "Tea on 4 dates from Friday 11 December" */
function named(title: string, days: readonly string[]): string {
  const first = parseDay(days.toSorted()[0] ?? '');
  if (!first) return title;
  return `${title} on ${days.length > 1 ? `${days.length} dates from ` : ''}${dayAndMonth(first)}`;
}

/** The subject of a message. @param title that of the event. @param days YYYY-MM-DD, as the person knows them. */
export function subjectOf(kind: EventMessageKind, title: string, days: readonly string[]): string {
  const event = named(title, days);
  switch (kind) {
    case 'registered':
      return `You are going to ${event}`;
    case 'place':
      return `You have a place at ${event}`;
    case 'place-offered':
      return `A place is kept for you at ${event}`;
    case 'event-changed':
      return `Changed: ${event}`;
    case 'event-deleted':
      return `Cancelled: ${event}`;
    case 'event-restored':
      return `Not cancelled: ${event}`;
  }
}

/** "10 am to 12:30 pm", with the zone where the event names one; empty where nobody has said. */
function timeText(event: EventFacts): string {
  const words = clockWords(event, dayText) ?? '';
  return words && event.timeZone ? `${words}, ${zoneWords(event.timeZone)}` : words;
}

function factLines(event: EventFacts): string[] {
  const { title, date, location } = event;
  const time = timeText(event);
  return [
    `Event: ${title}`,
    `Date: ${dayText(date)}`,
    ...(time ? [`Time: ${time}`] : []),
    ...(location ? [`Location: ${location}`] : []),
  ];
}

function changeLines(before: EventFacts, event: EventFacts): string[] {
  const line = (name: string, was: string, is: string) =>
    was === is
      ? `${name}: ${is || 'not known yet'}`
      : `${name}: ${is || 'not known yet'} (it was: ${was || 'not known yet'})`;
  const [timeBefore, time] = [timeText(before), timeText(event)];
  return [
    line('Event', before.title, event.title),
    line('Date', dayText(before.date), dayText(event.date)),
    ...(timeBefore || time ? [line('Time', timeBefore, time)] : []),
    line('Location', before.location, event.location),
  ];
}

/** " on 4 dates", where an email is about several. */
const onDates = (count: number) => (count > 1 ? ` on ${count} dates` : '');

const placeWords = ({ places }: EventNews, count: number) => {
  if (count > 1)
    return `If you cannot come on one of them, please give up your ${places === 2 ? 'places' : 'place'} there, so that somebody else can come.`;
  return places === 2
    ? 'If you cannot come, please give up both places, so that somebody else can have them.'
    : 'If you cannot come, please give up your place, so that somebody else can have it.';
};

const stillYours = (news: EventNews, count: number) =>
  `You still have ${news.places === 2 ? 'both places' : 'your place'}${onDates(count)}. ${placeWords(news, count)}`;

/** Why a person has a place now. */
function whyWords({ why = 'given-up', places }: EventNews): string {
  switch (why) {
    case 'given-up':
      return places === 2
        ? 'Places were given up, and you were the first in line.'
        : 'Somebody gave up their place, and you were the first in line.';
    case 'more-places':
      return 'The event has more places now, and it was your turn.';
    case 'shorter-line':
      return 'Somebody before you left the waiting list, and it was your turn.';
    case 'free':
      return places === 2
        ? 'Places were free, and it was your turn.'
        : 'A place was free, and it was your turn.';
  }
}

const movedUp = (news: EventNews, count: number) =>
  `${
    news.places === 2
      ? `Good news: you have 2 places at this event${onDates(count)}, for you and your support person. Both are kept for you.`
      : `Good news: you have a place at this event${onDates(count)}.`
  } ${whyWords(news)}`;

const registered = ({ places }: EventNews, count: number) =>
  places === 2
    ? `You are registered: you have 2 places at this event${onDates(count)}, for you and your support person.`
    : `You are registered: you have a place at this event${onDates(count)}.`;

/** Describes the attached calendar file. */
export const fileWords = (count: number) =>
  `The file with this email puts ${count > 1 ? 'these dates' : 'it'} into your calendar. The file does not follow later changes: we email you about these.`;

/** "9 am on Friday 11 December 2026" */
const offerEnd = ({ offer }: EventNews) => (offer ? `${shortTime(offer.time)} on ${dayText(offer.day)}` : '');

const offered = ({ places }: EventNews, count: number) =>
  `${
    places === 2
      ? `There are 2 places${onDates(count)} for you and your support person at an event that you are waiting for.`
      : `There is a place${onDates(count)} for you at an event that you are waiting for.`
  } The event has moved since you joined the waiting list. So we ask you first, and keep ${places === 2 ? 'both places' : 'the place'} for you until you answer.`;

const stillWaiting = ({ before, event }: EventNews) =>
  `You are still on the waiting list. If you do not want to come any more, please leave it.${
    before && isMovedFar(before, event)
      ? ' When it is your turn, we ask you first whether you still want the place.'
      : ''
  }`;

/** The first and last lines of the mail, around the events' own lines. @param count of its dates. */
export function wordsOf(news: EventNews, count: number): [first: string, last: string[]] {
  const { kind, waited, cancelled, isListed } = news;
  const some = count > 1 ? `${count} dates of an event` : 'an event';
  switch (kind) {
    case 'registered':
      return [registered(news, count), [placeWords(news, count)]];
    case 'place':
      return [movedUp(news, count), [placeWords(news, count)]];
    case 'place-offered':
      return [
        offered(news, count),
        [
          `If you want to come, open this event, log in and press Register. Please do so by ${offerEnd(news)}.`,
          'If you do not want to come, you do not need to do anything. After that time the next in line is asked, and you are not on the waiting list any more.',
        ],
      ];
    case 'event-changed':
      return [
        `Something has changed about ${some} that you are ${waited === undefined ? 'going to' : 'waiting for'}.`,
        [waited === undefined ? stillYours(news, count) : stillWaiting(news)],
      ];
    case 'event-deleted': {
      const they = count > 1 ? 'They were' : 'It was';
      const gone = cancelled === undefined ? ` ${they} taken off the list of events.` : '';
      return [
        `${count > 1 ? `${count} dates of an event` : 'An event'} that you were ${waited === undefined ? 'going to' : 'waiting for'} ${count > 1 ? 'are' : 'is'} cancelled.${gone}`,
        ['You do not need to do anything.'],
      ];
    }
    case 'event-restored': {
      const [it, takes, is] = count > 1 ? ['They', 'take', 'are'] : ['It', 'takes', 'is'];
      const back = isListed ? `${it} ${takes} place after all.` : `${it} ${is} back on the list of events.`;
      return [
        `We told you that ${count > 1 ? `${count} dates of this event were` : 'this event was'} cancelled. ${back}`,
        [
          waited === undefined
            ? stillYours(news, count)
            : isListed
              ? 'You are still on its waiting list.'
              : 'You are not on its waiting list any more. If you want to come, please look at the event again.',
        ],
      ];
    }
  }
}

/** The lines about one date: what is different, or what it is. */
export function linesOf({ kind, before, event, cancelled }: EventNews): string[] {
  if (kind === 'event-deleted') return [...factLines(event), ...(cancelled ? [`Why: ${cancelled}`] : [])];
  return kind !== 'event-restored' && before && !isSame(before, event)
    ? changeLines(before, event)
    : factLines(event);
}

/** Why a person gets a mail. */
export function reason({ kind, waited }: EventNews, { productName }: Site): string {
  if (kind === 'registered')
    return `You asked ${productName} to email you when you register for an event. So you get this email.`;
  const waits = kind === 'place-offered' || (kind === 'event-changed' && waited !== undefined);
  if (waits)
    return `You get this email because you are on the waiting list for this event on ${productName}.`;
  return waited === undefined && kind !== 'place'
    ? `You get this email because you registered for this event on ${productName}.`
    : `You get this email because you were on the waiting list for this event on ${productName}.`;
}
