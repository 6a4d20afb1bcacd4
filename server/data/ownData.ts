import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { Queries } from '../database/database';
import { listRecords, type Fields } from './records';
import { ownRegistrations } from './registrations';
import { removedRegistrationsOf } from './removed/removedPlaces';
import { listSavedItems } from './savedItems';

/** A person's part of the community's data, in words that they can read. */
export interface OwnData {
  appointments: Fields[];
  placesAtEvents: {
    event: string;
    date: string;
    location: string;
    registeredAt: string;
    /** 2 with a support person. */
    places: PlacesTaken;
  }[];
  waitingLists: { event: string; date: string; numberInLine: number; places: PlacesTaken }[];
  ratings: { resource: string; stars: number; ratedAt: string }[];
  savedForLater: { kind: string; title: string; detail: string; savedAt: string }[];
  /** Messages about events to the person, sent or due. */
  messagesToYou: { about: string; event: string; state: string; createdAt: string }[];
}

/** A title that everybody can read, by the collection's name and the id. */
async function fieldsOf(queries: Queries, collection: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<string, Fields>();
  const rows = await queries
    .selectFrom('records')
    .select(['id', 'fields'])
    .where('collection', '=', collection)
    .where('id', 'in', ids.map(String))
    .execute();
  return new Map(rows.map(({ id, fields }) => [id, JSON.parse(fields) as Fields]));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const iso = (time: number) => new Date(time).toISOString();

/** Reads all that belongs to an account, in order of creation. */
export async function readOwnData(queries: Queries, uid: string): Promise<OwnData> {
  const appointments: Fields[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page = await listRecords(queries, 'appointments', { after, limit: 1000, owner: uid });
    appointments.push(...page.records.map(({ fields }) => fields));
    after = page.next;
  }
  const places = [
    ...(await queries.selectFrom('registrations').selectAll().where('uid', '=', uid).execute()),
    ...(await removedRegistrationsOf(queries, uid)),
  ];
  const { waiting, pairs } = await ownRegistrations(queries, uid);
  const ratings = await queries.selectFrom('ratings').selectAll().where('uid', '=', uid).execute();
  const messages = await queries
    .selectFrom('due_messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('collection', '=', 'events')
    // Reminders are among the emails, by their subjects.
    .where('about_at', 'is', null)
    .execute();
  const events = await fieldsOf(queries, 'events', [
    ...messages.map(({ record_id }) => Number(record_id)),
    ...places.map(({ event_id }) => event_id),
    ...waiting.map(({ eventId }) => eventId),
  ]);
  const resources = await fieldsOf(
    queries,
    'resources',
    ratings.map(({ resource_id }) => resource_id),
  );
  const eventOf = (id: number) => {
    const event = events.get(String(id));
    return {
      event: text(event?.['title']) || `Event ${id}, which is not there any more`,
      date: text(event?.['date']),
      location: text(event?.['location']),
    };
  };
  return {
    appointments,
    placesAtEvents: places.map(({ event_id, registered_at, places: taken }) => ({
      ...eventOf(event_id),
      registeredAt: iso(registered_at),
      places: taken,
    })),
    waitingLists: waiting.map(({ eventId, number }) => {
      const { event, date } = eventOf(eventId);
      return { event, date, numberInLine: number, places: pairs.includes(eventId) ? 2 : 1 };
    }),
    ratings: ratings.map(({ resource_id, rating, rated_at }) => ({
      resource: text(resources.get(String(resource_id))?.['title']) || `Resource ${resource_id}`,
      stars: rating,
      ratedAt: iso(rated_at),
    })),
    savedForLater: (await listSavedItems(queries, uid)).map(({ kind, title, detail, savedAt }) => ({
      kind,
      title,
      detail,
      savedAt,
    })),
    messagesToYou: messages.map(({ kind, record_id, state, created_at }) => ({
      about: kind,
      event: eventOf(Number(record_id)).event,
      state,
      createdAt: iso(created_at),
    })),
  };
}
