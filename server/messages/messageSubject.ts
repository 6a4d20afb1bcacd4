import { textOr } from '@/shared/domain/records/parse';
import type { Queries } from '../database/database';
import type { DueMessage } from '../data/dueMessages';
import type { EventMessageDetails, EventMessageKind } from '../data/eventMessages';
import { findRecord } from '../data/records';
import { isReminder, type ReminderSubject } from '../data/reminders/reminders';
import { reminderSubject } from '../reminders/reminderMail';
import { subjectOf } from './eventWords';

/** The present subject of a message, in any state. That of a reminder never says what an appointment is. */
export async function messageSubject(queries: Queries, message: DueMessage): Promise<string> {
  const { kind, collection, id, details } = message;
  const record = await findRecord(queries, collection, id);
  if (isReminder(message)) {
    const title = textOr(record?.fields['title']) || 'an event that is not on the list any more';
    return reminderSubject({ collection: collection as ReminderSubject['collection'], title });
  }
  const { before } = details as EventMessageDetails;
  const title = textOr(record?.fields['title']) || (before?.title ?? '');
  const day = before?.date ?? textOr(record?.fields['date']);
  return subjectOf(kind as EventMessageKind, title, [day]);
}
