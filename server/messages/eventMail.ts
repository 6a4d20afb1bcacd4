import { eventAddress } from '../../src/domain/events/event';
import { isMovedFar } from '../../src/domain/events/movedFar';
import { clockWords, zoneWords } from '../../src/domain/events/time/eventTimeWords';
import { longDate, parseDay } from '../../src/domain/text/dates';
import { shortTime } from '../../src/domain/text/shortTime';
import { escapeHtml } from '../../src/domain/text/escapeHtml';
import { isSame, type EventFacts } from '../data/eventFacts';
import type { EventMessageKind } from '../data/eventMessages';
import type { EventNews } from '../data/eventNews';
import type { MailMessage } from '../mail/mail';
import { mailPage } from '../mail/sanitize';
import { wrap } from '../mail/wrap';

/** The site that mails name and link to. */
export interface Site {
  productName: string;
  /** Without a slash at the end. */
  url: string;
}

/** "Friday 11 December 2026" */
function dayText(day: string): string {
  const date = parseDay(day);
  return date ? longDate(date) : day;
}

/** The subject of a message. @param title that of the event. */
export function subjectOf(kind: EventMessageKind, title: string): string {
  switch (kind) {
    case 'place':
      return `You have a place at ${title}`;
    case 'place-offered':
      return `A place is kept for you at ${title}`;
    case 'event-changed':
      return `Changed: ${title}`;
    case 'event-deleted':
      return `Cancelled: ${title}`;
    case 'event-restored':
      return `Not cancelled: ${title}`;
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

const placeWords = ({ places }: EventNews) =>
  places === 2
    ? 'If you cannot come, please give up both places, so that somebody else can have them.'
    : 'If you cannot come, please give up your place, so that somebody else can have it.';

const stillYours = (news: EventNews) =>
  `${news.places === 2 ? 'You still have both places.' : 'You still have your place.'} ${placeWords(news)}`;

/** Why somebody has a place now. */
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

const movedUp = (news: EventNews) =>
  `${
    news.places === 2
      ? 'Good news: you have 2 places at this event, for you and your support person. Both are kept for you.'
      : 'Good news: you have a place at this event.'
  } ${whyWords(news)}`;

/** "9 am on Friday 11 December 2026" */
const offerEnd = ({ offer }: EventNews) => (offer ? `${shortTime(offer.time)} on ${dayText(offer.day)}` : '');

const offered = ({ places }: EventNews) =>
  `${
    places === 2
      ? 'There are 2 places for you and your support person at an event that you are waiting for.'
      : 'There is a place for you at an event that you are waiting for.'
  } The event has moved since you joined the waiting list. So we ask you first, and keep ${places === 2 ? 'both places' : 'the place'} for you until you answer.`;

const stillWaiting = ({ before, event }: EventNews) =>
  `You are still on the waiting list. If you do not want to come any more, please leave it.${
    before && isMovedFar(before, event)
      ? ' When it is your turn, we ask you first whether you still want the place.'
      : ''
  }`;

/** What the mail says first and last, around the event's own lines. */
function wordsOf(news: EventNews): [first: string, facts: string[], last: string[]] {
  const { kind, before, waited, event, cancelled, isListed } = news;
  switch (kind) {
    case 'place':
      return [
        movedUp(news),
        before && !isSame(before, event) ? changeLines(before, event) : factLines(event),
        [placeWords(news)],
      ];
    case 'place-offered':
      return [
        offered(news),
        changeLines(before ?? event, event),
        [
          `If you want to come, open this event, log in and press Register. Please do so by ${offerEnd(news)}.`,
          'If you do not want to come, you do not need to do anything. After that time the next in line is asked, and you are not on the waiting list any more.',
        ],
      ];
    case 'event-changed':
      return [
        `Something has changed about an event that you are ${waited === undefined ? 'going to' : 'waiting for'}.`,
        changeLines(before ?? event, event),
        [waited === undefined ? stillYours(news) : stillWaiting(news)],
      ];
    case 'event-deleted': {
      const gone = cancelled === undefined ? ' It was taken off the list of events.' : '';
      return [
        `An event that you were ${waited === undefined ? 'going to' : 'waiting for'} is cancelled.${gone}`,
        [...factLines(event), ...(cancelled ? [`Why: ${cancelled}`] : [])],
        ['You do not need to do anything.'],
      ];
    }
    case 'event-restored':
      return [
        isListed
          ? 'We told you that this event was cancelled. It takes place after all.'
          : 'We told you that this event was cancelled. It is back on the list of events.',
        factLines(event),
        [
          waited === undefined
            ? stillYours(news)
            : isListed
              ? 'You are still on its waiting list.'
              : 'You are not on its waiting list any more. If you want to come, please look at the event again.',
        ],
      ];
  }
}

function reason({ kind, waited }: EventNews, { productName }: Site): string {
  const waits = kind === 'place-offered' || (kind === 'event-changed' && waited !== undefined);
  if (waits)
    return `You get this email because you are on the waiting list for this event on ${productName}.`;
  return waited === undefined && kind !== 'place'
    ? `You get this email because you registered for this event on ${productName}.`
    : `You get this email because you were on the waiting list for this event on ${productName}.`;
}

/** The mail about a person's own place at an event. */
export function eventMail(to: string, news: EventNews, site: Site): MailMessage {
  const subject = subjectOf(news.kind, news.event.title);
  const [first, facts, last] = wordsOf(news);
  const isGone = news.kind === 'event-deleted' && news.cancelled === undefined;
  const link = isGone ? `${site.url}/events` : `${site.url}${eventAddress(Number(news.event.id))}`;
  const linkWords = isGone ? 'See other events' : 'See this event';
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const why = reason(news, site);
  return {
    to,
    subject,
    text: `${[wrap(first), facts.map(wrap).join('\n'), ...last.map(wrap), `${linkWords}:\n${link}`, wrap(why)].join('\n\n')}\n`,
    html: mailPage(
      subject,
      [
        paragraph(first),
        `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`,
        ...last.map(paragraph),
        `<p><a href="${escapeHtml(link)}">${linkWords}</a></p>`,
        paragraph(why),
      ].join('\n'),
    ),
    isNotice: true,
  };
}
