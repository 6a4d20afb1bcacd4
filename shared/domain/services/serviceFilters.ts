import { isPlaceOpen } from './placeNow';
import type { ServiceLocation } from './serviceLocation';
import type { Origin, ShownService } from './serviceSearch';

/** How far a place may be from the origin, in kilometres. */
export const withinChoices = [2, 5, 10, 25] as const;

/** The button that shows what is open. */
export const openNow = 'Open now';

/** The buttons that show what has no step, and what costs nothing. */
export const wantLabels = { stepFree: 'Step-free', free: 'Free' } as const;

/** A need that only some places mention. */
export interface Want {
  id: 'stepFree' | 'free' | 'speaks';
  /** In the heading over the list: "step-free". */
  words: string;
  /** The same where also those are shown that do not say: "step-free or not known". */
  orUnknown: string;
  /** The offer of an empty list: "Show places with steps too". */
  without: string;
  /** Returns whether a place has it; null where it does not say. */
  fits: (place: ServiceLocation) => boolean | null;
  /** True if those are shown, too, that do not say. */
  unknownToo: boolean;
}

/** The conditions besides the search. */
export interface Narrowing {
  /**
   * Only places that are open at this moment, as of the last press: a list that changed by itself would move under the
   * finger. `unknownToo`: also those whose hours nobody knows.
   */
  open: { at: Date; unknownToo: boolean } | null;
  /** At most so many kilometres from the origin; null for any distance. Without an origin it has no effect. */
  within: number | null;
  /** All of these, in the order in which they were chosen. At most one of each id. */
  wants: readonly Want[];
}

/** Facts that only some places give. */
export type Asked = 'open' | Want['id'];

/** The places that are left. */
export interface NarrowedServices {
  shown: readonly ShownService[];
  /** Of each that is asked: how many of them, or besides them, fit otherwise and do not say. */
  unknown: Partial<Record<Asked, number>>;
}

/** Keeps the places that are near enough and meet all needs, and numbers them again. A missing fact does not count as a no. */
export function narrowed(
  places: readonly ShownService[],
  { open, within, wants }: Narrowing,
  origin: Origin | null,
): NarrowedServices {
  const near = origin && within !== null ? places.filter(({ distance }) => distance! <= within) : places;
  const asked: readonly (Pick<Want, 'fits' | 'unknownToo'> & { id: Asked })[] = open
    ? [{ id: 'open', fits: (place) => isPlaceOpen(place, open.at), unknownToo: open.unknownToo }, ...wants]
    : wants;
  if (asked.length === 0) return { shown: near, unknown: {} };
  const unknown = Object.fromEntries(asked.map(({ id }) => [id, 0])) as Record<Asked, number>;
  const shown: ShownService[] = [];
  for (const one of near) {
    const answers = asked.map(({ fits }) => fits(one.place));
    const left = (at: number) => answers[at] ?? asked[at]!.unknownToo;
    for (const [at, { id }] of asked.entries())
      if (answers[at] === null && asked.every((_, other) => other === at || left(other))) unknown[id] += 1;
    if (asked.every((_, at) => left(at))) shown.push({ ...one, number: shown.length + 1 });
  }
  return { shown, unknown };
}

/** Describes them in the heading over the list: "open now", "within 5 km of you". @param isNamed the origin is said elsewhere. */
export function narrowingWords({ open, within, wants }: Narrowing, origin: Origin | null, isNamed: boolean) {
  return [
    ...wants.map(({ words, orUnknown, unknownToo }) => (unknownToo ? orUnknown : words)),
    open && (open.unknownToo ? 'open now or hours not known' : 'open now'),
    origin && within !== null && `within ${within} km${isNamed ? '' : ` of ${origin.label}`}`,
  ].filter((words) => typeof words === 'string');
}

/** Why nothing is left, or null where that is not because of this. */
export function nothingLeft({ open, within, wants }: Narrowing, origin: Origin | null): string | null {
  const near = origin && within !== null ? ` within ${within} km of ${origin.label}` : '';
  if (wants.length > 0) {
    const all = [...wants.map(({ words }) => words), ...(open ? ['open now'] : [])];
    return `We know of no such place${near} with ${all.length > 1 ? 'all of ' : ''}this: ${all.join(', ')}.`;
  }
  if (open) return `We know of no such place${near} that is open now.`;
  return near ? `We know of no such place${near}.` : null;
}
