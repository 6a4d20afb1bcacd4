import { useCallback, useEffect, useState } from 'react';
import type { AddProtocolAction } from 'maplibre-gl';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import type { OwnStreets } from './ownStreets/ownStreets';
import type { StreetFault } from './ownStreets/rangeSource';

/** The state of the installation's own street map. */
export interface OwnStreetsState {
  /** Null until its file is open. */
  streets: OwnStreets | null;
  /** The error of opening it; null: none. */
  fault: StreetFault | null;
  tryAgain: () => void;
}

/**
 * Opens the installation's own street map. Its code loads only where it is used.
 * @returns null where another server sends the tiles.
 */
export function useOwnStreets(
  { kind, url }: PageSettings['tiles'],
  addProtocol: (scheme: string, action: AddProtocolAction) => void,
): OwnStreetsState | null {
  const own = kind === 'pmtiles';
  const [state, setState] = useState<Omit<OwnStreetsState, 'tryAgain'>>({ streets: null, fault: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!own) return;
    let wanted = true;
    import('./ownStreets/ownStreets')
      .then(({ openOwnStreets }) => openOwnStreets(url, addProtocol))
      .then(
        (streets) => wanted && setState({ streets, fault: null }),
        (error: { fault?: StreetFault }) =>
          wanted && setState({ streets: null, fault: error.fault ?? 'missing' }),
      );
    return () => {
      wanted = false;
    };
  }, [own, url, addProtocol, attempt]);

  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return own ? { ...state, tryAgain } : null;
}
