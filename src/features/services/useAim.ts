import { useState } from 'react';
import type { Origin, ShownService } from '../../domain/services/serviceSearch';
import type { RouteEstimate } from '../../domain/services/routeEstimate';
import type { Aim } from './map/camera';

/** With a known origin the map shows it and this many of the nearest places. */
const nearest = 5;

const placesOf = (shown: readonly ShownService[]) => shown.map(({ place }) => place);

interface Wishes {
  shown: readonly ShownService[];
  origin: Origin | null;
  route: RouteEstimate | null;
}

/**
 * Which part of the map is wanted: that of the last change, be it of the list or of the route.
 * @param count how many places there are, whatever is filtered.
 * @returns the aim, and a function that aims at all places of the list.
 */
export function useAim({ shown, origin, route }: Wishes, count: number): [Aim, () => void] {
  const [aim, setAim] = useState<Aim>({ at: 'start' });
  const [known, setKnown] = useState<Wishes>({ shown, origin, route });
  if (known.shown !== shown || known.origin !== origin || known.route !== route) {
    setKnown({ shown, origin, route });
    if (route && known.route !== route) setAim({ at: [route.from, route.to] });
    else if (origin) setAim({ at: [origin, ...placesOf(shown.slice(0, nearest))] });
    else setAim({ at: shown.length === count ? 'start' : placesOf(shown) });
  }
  return [aim, () => setAim({ at: placesOf(shown) })];
}
