import type { CommunityEvent } from '../events/event';
import { eventTimeWords } from '../events/time/eventTimeWords';
import type { Resource } from '../resources/resource';
import { serviceTypeLabels, type ServiceLocation } from '../services/serviceLocation';
import { eventDate } from '../text/dates';
import { maxSavedDetail, maxSavedTitle, type SavedItem, type SavedKind } from './savedItem';

/** The records that can be saved, by their kind. */
export interface SavableRecords {
  event: CommunityEvent;
  service: ServiceLocation;
  resource: Resource;
}

/** A saved item without the time at which it was saved. */
export type RecordWords = Omit<SavedItem, 'savedAt'>;

const joined = (...parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(', ').slice(0, maxSavedDetail);

const describers: {
  [Kind in SavedKind]: (
    record: SavableRecords[Kind],
    timeZone: string | undefined,
  ) => Pick<RecordWords, 'title' | 'detail' | 'phone'>;
} = {
  event: (event, timeZone) => ({
    title: event.title,
    detail: joined(eventDate(event.date), eventTimeWords(event, timeZone), event.location),
  }),
  service: (place) => ({
    title: place.name,
    detail: joined(
      serviceTypeLabels[place.type],
      place.address_1,
      [place.suburb, place.state].filter(Boolean).join(' '),
    ),
    ...(place.phone ? { phone: place.phone } : {}),
  }),
  resource: ({ title, description }) => ({ title, detail: joined(description) }),
};

/**
 * The stored and shown words of a saved record.
 * @param timeZone of events, such as `Australia/Melbourne`; undefined: that of this device.
 */
export function describeRecord<Kind extends SavedKind>(
  kind: Kind,
  record: SavableRecords[Kind],
  timeZone: string | undefined,
): RecordWords {
  const words = describers[kind](record, timeZone);
  return { kind, recordId: record.id, ...words, title: words.title.slice(0, maxSavedTitle) };
}
