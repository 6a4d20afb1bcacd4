import { useState } from 'react';
import type { Origin, ShownService } from '@/shared/domain/services/serviceSearch';
import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import type { Aim } from './map/camera';

/** With a known origin the map shows it and this many of the nearest services. */
const nearest = 5;

const placesOf = (shown: readonly ShownService[]) => shown.map(({ place }) => place);

interface Wishes {
  shown: readonly ShownService[];
  origin: Origin | null;
  route: RouteEstimate | null;
}

/**
 * Returns the part of the map to show: the route, the origin with the nearest services, or all services of the list.
 */
function aimAt({ shown, origin, route }: Wishes, count: number): Aim {
  if (route) return { at: [route.from, route.to] };
  if (origin) return { at: [origin, ...placesOf(shown.slice(0, nearest))] };
  return { at: shown.length === count ? 'start' : placesOf(shown) };
}

/**
 * Returns the wanted part of the map, after the last change of the list or of the route.
 * @param count the number of services without the filter.
 * @returns the aim, and a function that aims at all services of the list.
 */
export function useAim({ shown, origin, route }: Wishes, count: number): [Aim, () => void] {
  // A search may precede the map's code.
  const [aim, setAim] = useState(() => aimAt({ shown, origin, route }, count));
  const [known, setKnown] = useState<Wishes>({ shown, origin, route });
  if (known.shown !== shown || known.origin !== origin || known.route !== route) {
    setKnown({ shown, origin, route });
    setAim(aimAt({ shown, origin, route: known.route === route ? null : route }, count));
  }
  return [aim, () => setAim({ at: placesOf(shown) })];
}
