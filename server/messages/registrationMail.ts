import { eventOccasion } from '@/shared/domain/reminders/occasion';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import { shortTime } from '@/shared/domain/text/shortTime';
import { dayIn, timeIn } from '@/shared/domain/text/zones';
import type { EventNews } from '../data/eventNews';
import type { StoredAccount } from '../identity/accounts';
import type { Attachment, MailMessage } from '../mail/mail';
import type { ReminderLinks } from '../reminders/reminderLinks';
import { datesOf, eventLink } from './eventMail';
import { dayText, fileWords, linesOf, reason, subjectOf, wordsOf } from './eventWords';
import { letter } from './letter';
import type { Site } from '../mail/site';

/** The parts of a confirmation besides the news. */
export interface RegistrationMailParts {
  /** The same news of other dates of its series. */
  along: readonly EventNews[];
  /** The calendar file of these dates. */
  file: Attachment;
  /** The zone of the person's clocks, by its IANA name; null where nobody knows it. */
  zone: string | null;
  site: Site;
  links: ReminderLinks;
}

/** The start of an event on the person's clocks: YYYY-MM-DD and HH:MM; null where no time or no zone is known. */
function ownClock({ event }: EventNews, zone: string | null, siteZone: string) {
  if (zone === null || event.starts === undefined) return null;
  const { startsAt } = eventOccasion(event, siteZone);
  return { day: dayIn(zone, startsAt), time: timeIn(zone, startsAt) };
}

/** The lines about one date, with the time on the person's clocks where these show another one. */
function ownLines(news: EventNews, zone: string | null, siteZone: string): string[] {
  const own = ownClock(news, zone, siteZone);
  const { before, event } = news;
  if (!own || (own.day === event.date && own.time === event.starts)) return linesOf(news);
  const there = { timeZone: siteZone };
  const named = {
    ...news,
    event: { ...there, ...event },
    ...(before && { before: { ...there, ...before } }),
  };
  return [...linesOf(named), `On your clocks: ${dayText(own.day)}, ${shortTime(own.time)}`];
}

/** "Give up your place", with the day where there are several. */
function giveUpWords({ places, event }: EventNews, count: number): string {
  const day = count > 1 ? parseDay(event.date) : null;
  return `Give up ${places === 2 ? 'both places' : 'your place'}${day ? ` on ${dayAndMonth(day)}` : ''}`;
}

/** The confirmation of a registration, with the calendar file. */
export function registrationMail(
  { uid, email: to, linksGeneration: generation }: Pick<StoredAccount, 'uid' | 'email' | 'linksGeneration'>,
  news: EventNews,
  { along, file, zone, site, links }: RegistrationMailParts,
): MailMessage {
  const dates = datesOf(news, along);
  const count = dates.length;
  const subject = subjectOf(
    news.kind,
    news.event.title,
    dates.map((date) => ownClock(date, zone, site.zone)?.day ?? date.event.date),
  );
  const [first, last] = wordsOf(news, count);
  const stop = links.make({ for: 'stop', uid, generation });
  const giveUp = (date: EventNews) =>
    links.make({
      for: 'answer',
      uid,
      collection: 'events',
      id: date.event.id,
      aboutAt: eventOccasion(date.event, site.zone).startsAt,
      generation,
    });
  return {
    to,
    ...letter(subject, [
      first,
      ...dates.map((date) => ({ lines: ownLines(date, zone, site.zone) })),
      fileWords(count),
      ...last,
      'You need no password for this. Opening the link changes nothing: the page asks you first.',
      ...dates.map((date) => ({ words: giveUpWords(date, count), address: giveUp(date) })),
      eventLink(dates, site),
      'Please do not pass this email on. Whoever has it can give up your place.',
      reason(news, site),
      { words: 'Stop these emails and all reminders', address: stop },
    ]),
    unsubscribeUrl: stop,
    // Its links work without a login.
    isPrivate: true,
    attachments: [file],
  };
}
