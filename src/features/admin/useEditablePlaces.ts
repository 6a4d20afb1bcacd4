import { useCallback, useMemo, useState } from 'react';
import type { EditablePlace } from '../../domain/services/placeWords';
import { usePorts } from '../../ports/ports';
import { useRead } from './useRead';

const none: readonly EditablePlace[] = [];

/** All places of the services page as administrators see them, with what was changed here since they were read. */
export function useEditablePlaces() {
  const { placeEditor } = usePorts();
  const { read, again } = useRead(useCallback(async () => (await placeEditor()).list(), [placeEditor]));
  const [changed, setChanged] = useState<readonly EditablePlace[]>(none);
  const list = read.state === 'ready' ? read.value : null;
  const places = useMemo(() => {
    if (!list) return none;
    const news = new Map(changed.map((place) => [place.id, place]));
    const known = new Set(list.places.map(({ id }) => id));
    return [
      ...list.places.map((place) => news.get(place.id) ?? place),
      ...[...news.values()].filter(({ id }) => !known.has(id)),
    ];
  }, [list, changed]);
  return {
    state: read.state,
    sample: list?.sample === true && places.length === 0,
    places,
    /** The place is so now. */
    put: useCallback((place: EditablePlace) => setChanged((before) => [...before, place]), []),
    again: () => {
      setChanged(none);
      again();
    },
  };
}
