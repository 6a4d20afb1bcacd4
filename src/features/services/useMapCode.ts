import { useCallback, useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { ServiceMapProps } from './mapProps';
import { canDrawMaps } from './map/webgl';

type ServiceMap = ComponentType<ServiceMapProps>;

/** The loading state of the map's code. `unable`: this browser cannot draw maps. `failed`: the code did not arrive. */
export type MapCode = { state: 'waiting' | 'unable' | 'failed' } | { state: 'ready'; ServiceMap: ServiceMap };

/** The map starts to load at this distance from the screen. */
const near = '100%';

/**
 * Fetches the map's code, which is larger than all the rest, when its slot comes near to the screen.
 * @returns the state, a function that tries again, and one that reports the map as broken.
 */
export function useMapCode(place: RefObject<Element | null>) {
  const [code, setCode] = useState<MapCode>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let wanted = true;
    const settle = (next: MapCode) => wanted && setCode(next);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (!canDrawMaps()) return settle({ state: 'unable' });
        import('./map/ServiceMap')
          .then((map) => map.ServiceMap)
          .then(
            (ServiceMap) => settle({ state: 'ready', ServiceMap }),
            () => settle({ state: 'failed' }),
          );
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [place, attempt]);

  return {
    code,
    tryAgain: useCallback(() => {
      setCode({ state: 'waiting' });
      setAttempt((count) => count + 1);
    }, []),
    giveUp: useCallback(() => setCode({ state: 'unable' }), []),
  };
}
