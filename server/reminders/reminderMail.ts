import { eventAddress } from '@/shared/domain/events/event';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import type { Reminded, Reminder } from '../data/reminders/reminders';
import type { StoredAccount } from '../identity/accounts';
import type { MailMessage } from '../mail/mail';
import { mailPage } from '../mail/sanitize';
import { wrap } from '../mail/wrap';
import type { Site } from '../mail/site';
import type { ReminderLinks } from './reminderLinks';
import { datesText, dayText, nameOf, timeText, whenText } from '../mail/occasionWords';

/** The subject of a reminder, in the mailbox and for administrators. */
export const reminderSubject = (reminded: Pick<Reminded, 'collection' | 'title'>, titles = false): string =>
  `Reminder: ${nameOf(reminded, titles)}`;

function factLines(
  { collection, title, location, titles, occasion, there }: Reminder,
  { holidays }: Site,
): string[] {
  const isHoliday = holidays(occasion.zone, occasion.startsAt).includes(occasion.day);
  const time = timeText(occasion);
  const isEvent = collection === 'events';
  return [
    isEvent ? `Event: ${title}` : titles ? `Appointment: ${title}` : 'Appointment',
    `Date: ${datesText(occasion)}`,
    ...(isHoliday ? ['This is a public holiday.'] : []),
    ...(time === null ? [] : [`Time: ${time}`]),
    ...(there ? [`Where you booked it: ${dayText(there.day)}, ${timeText(there)}`] : []),
    // The location of an appointment can reveal its subject.
    ...(location && (isEvent || titles) ? [`Location: ${location}`] : []),
  ];
}

/** The email that reminds of an appointment or an event. */
export function reminderMail(
  { email: to, linksGeneration: generation }: Pick<StoredAccount, 'email' | 'linksGeneration'>,
  reminder: Reminder,
  site: Site,
  links: ReminderLinks,
): MailMessage {
  const { uid, collection, id, occasion, titles } = reminder;
  const isEvent = collection === 'events';
  const subject = `${reminderSubject(reminder, titles)}, ${whenText(occasion)}`;
  const first = isEvent
    ? `You asked us to remind you of this event. You have ${reminder.places === 2 ? 'two places' : 'a place'}.`
    : 'You asked us to remind you of this appointment.';
  const facts = factLines(reminder, site);
  const answer = links.make({ for: 'answer', uid, collection, id, aboutAt: occasion.startsAt, generation });
  const stop = links.make({ for: 'stop', uid, generation });
  const answerWords = isEvent ? 'Say that you are coming, or give up your place' : 'Keep or delete it';
  const look = `${site.url}${isEvent ? eventAddress(Number(id)) : '/profile'}`;
  const lookWords = isEvent ? 'See this event' : 'See your appointments';
  const about = [
    isEvent
      ? reminder.places === 2
        ? 'If you cannot come, please give up both places, so that others can have them.'
        : 'If you cannot come, please give up your place, so that somebody else can have it.'
      : 'If it does not happen, you can delete it.',
    'You need no password for this. Opening the link changes nothing: the page asks you first.',
  ];
  const care = isEvent
    ? 'Please do not pass this email on. Whoever has it can give up your place.'
    : 'Please do not pass this email on. Whoever has it can delete your appointment.';
  const why = `You get this email because you asked for reminders on ${site.productName}.`;
  const stopWords = 'Stop all reminders';
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = (words: string, address: string) =>
    `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;
  const text = [
    wrap(first),
    facts.map(wrap).join('\n'),
    ...about.map(wrap),
    `${answerWords}:\n${answer}`,
    `${lookWords}:\n${look}`,
    wrap(care),
    wrap(why),
    `${stopWords}:\n${stop}`,
  ];
  const html = [
    paragraph(first),
    `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`,
    ...about.map(paragraph),
    link(answerWords, answer),
    link(lookWords, look),
    paragraph(care),
    paragraph(why),
    link(stopWords, stop),
  ];
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailPage(subject, html.join('\n')),
    unsubscribeUrl: stop,
    // Its links work without a login.
    isPrivate: true,
  };
}
