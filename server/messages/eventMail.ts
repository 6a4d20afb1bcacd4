import { eventAddress } from '@/shared/domain/events/event';
import type { EventNews } from '../data/eventNews';
import type { Attachment, MailMessage } from '../mail/mail';
import { fileWords, linesOf, reason, subjectOf, wordsOf } from './eventWords';
import { letter } from './letter';
import type { Site } from '../mail/site';

/** The parts of a mail about a place at an event besides the news. */
export interface EventMailParts {
  /** The same news of other dates of its series. */
  along?: readonly EventNews[];
  /** The calendar file of these dates, for people who want it; null: it was not asked for. */
  file?: Attachment | null;
}

/** The dates that a mail is about, in order. */
export const datesOf = (news: EventNews, along: readonly EventNews[]): EventNews[] =>
  [news, ...along].toSorted((one, other) => (one.event.date < other.event.date ? -1 : 1));

/** The link to the event, or to the first of several dates. */
export const eventLink = ([first, second]: readonly EventNews[], site: Site) => ({
  words: second ? 'See the first of these dates' : 'See this event',
  address: `${site.url}${eventAddress(Number(first!.event.id))}`,
});

/** The mail about a person's own place at an event, where they have not registered by themselves just now. */
export function eventMail(
  to: string,
  news: EventNews,
  site: Site,
  { along = [], file = null }: EventMailParts = {},
): MailMessage {
  const dates = datesOf(news, along);
  const subject = subjectOf(
    news.kind,
    news.event.title,
    dates.map(({ before, event }) => (before ?? event).date),
  );
  const [first, last] = wordsOf(news, dates.length);
  const isGone = news.kind === 'event-deleted' && news.cancelled === undefined;
  return {
    to,
    ...letter(subject, [
      first,
      ...dates.map((date) => ({ lines: linesOf(date) })),
      ...last,
      ...(file ? [fileWords(dates.length)] : []),
      isGone ? { words: 'See other events', address: `${site.url}/events` } : eventLink(dates, site),
      reason(news, site),
      ...(file ? ['You get the file because you asked for it in your profile.'] : []),
    ]),
    isNotice: true,
    ...(file && { attachments: [file] }),
  };
}
