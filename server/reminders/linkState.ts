import type { Queries } from '../database/database';
import { reminderAnswer, writeReminderAnswer, type ReminderTopic } from '../data/reminders/reminderAnswers';
import { readReminderChoices, writeReminderChoices } from '../data/reminders/reminderChoices';
import { findReminded, giveUp, type Reminded } from '../data/reminders/reminders';
import type { ReminderTime } from '../data/reminders/planReminders';
import { noReminders, wantsReminders } from '@/shared/domain/reminders/reminderChoices';
import type { ReminderLink } from './reminderLinks';

type AnswerLink = Extract<ReminderLink, { for: 'answer' }>;

/** The present state of a link. All but `open` and `stop` change nothing. */
export type LinkState =
  /** It is not one of ours, or was cut off. */
  | { kind: 'unreadable' }
  /** The account that it was made for is gone. */
  | { kind: 'left' }
  /** It was made before the address was proved, or before a new password was chosen. */
  | { kind: 'ended' }
  /** It was used to give up the record, which stays given up. */
  | { kind: 'used'; collection: Reminded['collection'] }
  | { kind: 'gone'; collection: Reminded['collection'] }
  /** It is at another time now. */
  | { kind: 'moved'; reminded: Reminded }
  | { kind: 'over'; reminded: Reminded }
  | { kind: 'no-place'; reminded: Reminded }
  /** The person can answer. `titles`: whether the page may say what an appointment is. */
  | { kind: 'open'; reminded: Reminded; hasAnswered: boolean; titles: boolean }
  /** All reminders can be turned off, or are. */
  | { kind: 'stop'; isOn: boolean };

/** A person's response by a link. */
export type LinkAnswer = 'keep' | 'give-up' | 'stop';

/** The result of the response. */
export type LinkOutcome = { done: LinkAnswer; reminded?: Reminded; titles?: boolean };

const topicOf = ({ uid, collection, id, aboutAt }: AnswerLink): ReminderTopic => ({
  uid,
  collection,
  record_id: id,
  about_at: aboutAt,
});

/** Returns the present state of a link. */
export async function linkState(
  queries: Queries,
  link: ReminderLink | null,
  { now, zone }: ReminderTime,
): Promise<LinkState> {
  if (!link) return { kind: 'unreadable' };
  const owner = await queries
    .selectFrom('accounts')
    .select('links_generation')
    .where('uid', '=', link.uid)
    .executeTakeFirst();
  if (!owner) return { kind: 'left' };
  if (owner.links_generation !== link.generation) return { kind: 'ended' };
  const choices = await readReminderChoices(queries, link.uid);
  if (link.for === 'stop') return { kind: 'stop', isOn: wantsReminders(choices) };
  const { collection, aboutAt } = link;
  const answer = await reminderAnswer(queries, topicOf(link));
  if (answer === 'given-up') return { kind: 'used', collection };
  const reminded = await findReminded(queries, link, zone);
  if (!reminded) return { kind: 'gone', collection };
  if (reminded.occasion.startsAt !== aboutAt) return { kind: 'moved', reminded };
  if (reminded.occasion.openUntil <= now) return { kind: 'over', reminded };
  if (reminded.places === 0) return { kind: 'no-place', reminded };
  return { kind: 'open', reminded, hasAnswered: answer === 'kept', titles: choices.titles };
}

/**
 * Does what a person has said, in the transaction in which it is looked whether the link can.
 * @returns the state of the link where it cannot: then nothing was changed.
 */
export async function answerLink(
  queries: Queries,
  link: ReminderLink | null,
  answer: LinkAnswer,
  time: ReminderTime,
): Promise<LinkOutcome | LinkState> {
  const state = await linkState(queries, link, time);
  if (state.kind === 'stop' && link && answer === 'stop') {
    const choices = await readReminderChoices(queries, link.uid);
    const off = { ...noReminders, titles: choices.titles };
    if (state.isOn) await writeReminderChoices(queries, link.uid, off, time.now);
    return { done: 'stop' };
  }
  if (state.kind !== 'open' || link?.for !== 'answer' || answer === 'stop') return state;
  const { reminded, titles } = state;
  if (answer === 'give-up') await giveUp(queries, reminded, time.now);
  await writeReminderAnswer(queries, topicOf(link), answer === 'keep' ? 'kept' : 'given-up', time.now);
  return { done: answer, reminded, titles };
}
