import { textOr } from '../../src/domain/records/parse';
import type { Queries } from '../data/database';
import type { DueMessage } from '../data/dueMessages';
import type { EventMessageDetails, EventMessageKind } from '../data/eventMessages';
import { findRecord } from '../data/records';
import { subjectOf } from './eventMail';

/** The subject that a message has now, whatever became of it. */
export async function messageSubject(
  queries: Queries,
  { kind, collection, id, details }: DueMessage,
): Promise<string> {
  const record = await findRecord(queries, collection, id);
  const title = textOr(record?.fields['title']) || ((details as EventMessageDetails).before?.title ?? '');
  return subjectOf(kind as EventMessageKind, title);
}
