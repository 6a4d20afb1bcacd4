import type { CommunityEvent } from '@/shared/domain/events/event';
import { queueCancellation, queueEventDeleted, queueEventRestored } from './eventCancellations';
import { factsOf, isSame } from './eventFacts';
import { queueEventChanged } from './eventMessages';
import { registeredFor, storeEvent } from './eventPlaces';
import { fillFreed } from './movingUp';
import { keepJoinedFor, noteOwn } from './waitingLines';
import type { BeforeRemove, AfterWrite } from './writeHooks';

/**
 * Tells those whom a change of an event concerns, and gives away the places that it has freed. One that is back after it was
 * deleted has its registrations and its waiting list again.
 */
export const writeEvent: AfterWrite = async (queries, stored, { actor, before, now }) => {
  const by = actor.uid;
  if (before) {
    const change = { before: before.fields, after: stored.fields };
    if (!(await queueCancellation(queries, stored.id, change, { by, now })))
      await queueEventChanged(queries, stored.id, change, { by, now });
    const known = factsOf(before.fields);
    if (!isSame(known, factsOf(stored.fields))) await keepJoinedFor(queries, Number(stored.id), known);
    return fillFreed(queries, stored, { by, now, why: 'more-places' });
  }
  const attendees = await queueEventRestored(queries, stored.id, { by, now });
  for (const { uid } of await registeredFor(queries, Number(stored.id)))
    await noteOwn(queries, Number(stored.id), uid, now);
  const event = { ...(stored.fields as unknown as CommunityEvent), attendees };
  const counted = attendees === 0 ? stored : await storeEvent(queries, event, now);
  // People may have given up places, or left, while it was gone.
  return fillFreed(queries, counted, { by, now, why: 'given-up' });
};

/** Tells those who come to an event that is about to be deleted or wait for a place, and deletes its waiting list. */
export const removeEvent: BeforeRemove = async (queries, { id, fields }, { actor, now }) => {
  await queueEventDeleted(queries, id, fields, { by: actor.uid, now });
  for (const { uid } of await registeredFor(queries, Number(id)))
    await noteOwn(queries, Number(id), uid, now);
  await queries.deleteFrom('waiting').where('event_id', '=', Number(id)).execute();
};
