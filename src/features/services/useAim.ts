import { useState } from 'react';
import type { Origin, ShownService } from '@/shared/domain/services/serviceSearch';
import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import type { Aim } from './map/camera';

/** With a known origin the map shows it and this many of the nearest places. */
const nearest = 5;

const placesOf = (shown: readonly ShownService[]) => shown.map(({ place }) => place);

interface Wishes {
  shown: readonly ShownService[];
  origin: Origin | null;
  route: RouteEstimate | null;
}

/** What the map shows of these: the route, the origin with the nearest places, or all places of the list. */
function aimAt({ shown, origin, route }: Wishes, count: number): Aim {
  if (route) return { at: [route.from, route.to] };
  if (origin) return { at: [origin, ...placesOf(shown.slice(0, nearest))] };
  return { at: shown.length === count ? 'start' : placesOf(shown) };
}

/**
 * Which part of the map is wanted: that of the last change, be it of the list or of the route.
 * @param count how many places there are, whatever is filtered.
 * @returns the aim, and a function that aims at all places of the list.
 */
export function useAim({ shown, origin, route }: Wishes, count: number): [Aim, () => void] {
  // Somebody may have searched before the map's code was there.
  const [aim, setAim] = useState(() => aimAt({ shown, origin, route }, count));
  const [known, setKnown] = useState<Wishes>({ shown, origin, route });
  if (known.shown !== shown || known.origin !== origin || known.route !== route) {
    setKnown({ shown, origin, route });
    setAim(aimAt({ shown, origin, route: known.route === route ? null : route }, count));
  }
  return [aim, () => setAim({ at: placesOf(shown) })];
}
