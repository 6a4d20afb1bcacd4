import { useCallback, useMemo, useState } from 'react';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import type { EditableList } from '../../ports/placeEditor';
import type { OpenSource } from '../../ports/preparedQueries';
import { useRead } from './useRead';

const none: readonly EditablePlace[] = [];

/** Opens the source of `useEditablePlaces`. */
export const openEditablePlaces: OpenSource<EditableList> = async ({ placeEditor }) => ({
  read: async () => (await placeEditor()).list(),
});

/** All services as administrators see them, with the changes made here since they were read. */
export function useEditablePlaces() {
  const { read, again } = useRead(openEditablePlaces);
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
    /** Stores the new state of a service. */
    put: useCallback((place: EditablePlace) => setChanged((before) => [...before, place]), []),
    again: () => {
      setChanged(none);
      again();
    },
  };
}
