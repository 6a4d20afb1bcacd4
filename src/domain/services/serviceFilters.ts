import { isPlaceOpen } from './placeNow';
import type { Origin, ShownService } from './serviceSearch';

/** How far a place may be from the origin, in kilometres. */
export const withinChoices = [2, 5, 10, 25] as const;

/** The button that shows what is open. */
export const openNow = 'Open now';

/** What is shown besides what was searched for. */
export interface Narrowing {
  /**
   * Only places that are open at this moment, as of the last press: a list that changed by itself would move under the
   * finger. `unknownToo`: also those whose hours nobody knows.
   */
  open: { at: Date; unknownToo: boolean } | null;
  /** At most so many kilometres from the origin; null for any distance. Without an origin it has no effect. */
  within: number | null;
}

/** The places that are left. */
export interface NarrowedServices {
  shown: readonly ShownService[];
  /** How many of them, or besides them, do not say when they are open. 0 unless only open ones are wanted. */
  unknownHours: number;
}

/** Keeps what is near enough and open, and numbers it anew. A place whose hours are unknown is not taken for closed. */
export function narrowed(
  places: readonly ShownService[],
  { open, within }: Narrowing,
  origin: Origin | null,
): NarrowedServices {
  const near = origin && within !== null ? places.filter(({ distance }) => distance! <= within) : places;
  if (!open) return { shown: near, unknownHours: 0 };
  let unknownHours = 0;
  const shown: ShownService[] = [];
  for (const one of near) {
    const isOpen = isPlaceOpen(one.place, open.at);
    if (isOpen === null) unknownHours += 1;
    if (isOpen ?? open.unknownToo) shown.push({ ...one, number: shown.length + 1 });
  }
  return { shown, unknownHours };
}

/** What the heading over the list says of it: "open now", "within 5 km of you". @param isNamed the origin is said elsewhere. */
export function narrowingWords({ open, within }: Narrowing, origin: Origin | null, isNamed: boolean) {
  return [
    open && (open.unknownToo ? 'open now or hours not known' : 'open now'),
    origin && within !== null && `within ${within} km${isNamed ? '' : ` of ${origin.label}`}`,
  ].filter((words) => typeof words === 'string');
}

/** "4 more places do not say when they are open.", and what is said once they are shown. */
export function unknownHoursWords(count: number, areShown: boolean): string {
  const rest = count === 1 ? 'does not say when it is open.' : 'do not say when they are open.';
  if (areShown) return `${count} of these places ${rest}`;
  return `${count.toLocaleString('en-AU')} more ${count === 1 ? 'place' : 'places'} ${rest}`;
}

/** Why nothing is left, or null where that is not because of this. */
export function nothingLeft({ open, within }: Narrowing, origin: Origin | null): string | null {
  const near = origin && within !== null ? ` within ${within} km of ${origin.label}` : '';
  if (open) return `We know of no such place${near} that is open now.`;
  return near ? `We know of no such place${near}.` : null;
}
