/** The parts of an exported service; `place` is the one whose id an import reads. */
const parts = [
  'place',
  'service',
  'location',
  'address',
  'accessibility',
  'attribute',
  'term',
  'language',
  'phone',
  'schedule',
] as const;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/**
 * The id of a part of a location in HSDS, which wants UUIDs: one of version 8, the same at every export.
 * @param at which of several parts of one kind.
 */
export function placeUuid(id: number, part: (typeof parts)[number], at = 0): string {
  const payload = hex(id, 15);
  return `a9eb${hex(parts.indexOf(part), 4)}-${hex(at, 4)}-8000-8${payload.slice(0, 3)}-${payload.slice(3)}`;
}

/** The id of the location that {@link placeUuid} made this from; undefined for every other id. */
export function placeIdOf(uuid: unknown): number | undefined {
  const [, high, low] = /^a9eb0000-0000-8000-8([\da-f]{3})-([\da-f]{12})$/.exec(String(uuid)) ?? [];
  return high && low ? Number.parseInt(high + low, 16) : undefined;
}

/** Returns whether it is a UUID, as HSDS wants every id to be. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
