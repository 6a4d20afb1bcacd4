import { describe, expect, test } from 'vitest';
import { seedAppointments } from '../../seeds/appointments';
import { seedEvents } from '../../seeds/events';
import { locations } from '../../seeds/locations';
import { seedResources } from '../../seeds/resources';
import { seedUsers } from '../../seeds/users';
import { parseAppointment } from '../appointments/appointment';
import { parseEvent } from '../events/event';
import { parseServiceLocation } from '../services/serviceLocation';
import { parseRatingEntry, parseResource } from '../resources/resource';
import { parseUser } from '../users/user';

const now = new Date(2026, 10, 21, 9);

/** Every kind of record: how it is read, good examples, and the fields without which there is none. */
const kinds: readonly {
  kind: string;
  parse: (value: unknown) => object | null;
  examples: readonly object[];
  needs: readonly string[];
  /** Values that a field of this name must not have. */
  never: Readonly<Record<string, readonly unknown[]>>;
}[] = [
  {
    kind: 'resource',
    parse: parseResource,
    examples: seedResources(now),
    needs: ['id', 'title'],
    never: { id: ['1', -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY], title: ['', '  ', 7] },
  },
  {
    kind: 'rating',
    parse: parseRatingEntry,
    examples: seedResources(now).flatMap(({ ratings }) => ratings),
    needs: ['userId', 'rating'],
    never: { rating: [0, 6, 4.5, '5', Number.NaN], userId: ['', 7] },
  },
  {
    kind: 'event',
    parse: parseEvent,
    examples: seedEvents(now),
    needs: ['id', 'title', 'date', 'category'],
    never: { date: ['2026-02-30', '21/11/2026', 7], category: ['sport', '', null, 'toString'] },
  },
  {
    kind: 'appointment',
    parse: parseAppointment,
    examples: seedAppointments(now),
    needs: ['id', 'title', 'start', 'end'],
    never: {
      id: [7, ''],
      start: ['1', 'soon', '2026-13-01T10:00:00Z', '9999-01-01T10:00:00.000Z', 7],
      end: ['', '2020-01-01T10:00:00.000Z'],
    },
  },
  {
    kind: 'service location',
    parse: parseServiceLocation,
    examples: locations,
    needs: ['id', 'name', 'lat', 'lng', 'type'],
    never: { lat: [91, -91, '0', Number.NaN], lng: [181, -181], type: ['Home help', 'shop'] },
  },
  {
    kind: 'user',
    parse: parseUser,
    examples: seedUsers(now),
    needs: ['id', 'email'],
    never: { id: [7], email: [' '] },
  },
];

describe.each(kinds)('a $kind', ({ parse, examples, needs, never }) => {
  const example = examples[0]!;

  test('is read back unchanged', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map((one) => parse(JSON.parse(JSON.stringify(one))))).toEqual(examples);
  });

  test.each([null, undefined, true, 7, 'x', [], {}, [example]])('is not read from %j', (value) => {
    expect(parse(value)).toBeNull();
  });

  test.each(needs)('requires its %s', (field) => {
    expect(parse({ ...example, [field]: undefined })).toBeNull();
    expect(parse({ ...example, [field]: null })).toBeNull();
    expect(parse({ ...example, [field]: {} })).toBeNull();
  });

  test.each(
    Object.entries(never).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('does not accept a %s like %j', (field, value) => {
    expect(parse({ ...example, [field]: value })).toBeNull();
  });

  test('is read without unknown fields, which the storage keeps', () => {
    expect(parse({ ...example, shoeSize: 42 })).toEqual(example);
  });
});
