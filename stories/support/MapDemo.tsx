import { useMemo, useState } from 'react';
import { Button } from '@/src/components/Button/Button';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { createServiceIndex, findServices, inOrder } from '@/shared/domain/services/serviceSearch';
import { createSuggest } from '@/shared/domain/services/serviceSuggestions';
import { MapSection } from '@/src/features/services/MapSection';

/** Does for the map what its page does: search, selection, and the way to the list and back. */
export function MapDemo({ places }: { places: readonly ServiceLocation[] }) {
  const [words, setWords] = useState('');
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ id: number } | null>(null);
  const [inList, setInList] = useState('');
  const index = useMemo(() => createServiceIndex(places), [places]);
  const suggest = useMemo(() => createSuggest(index), [index]);
  const shown = useMemo(() => inOrder(findServices(index, { words }), null), [index, words]);
  return (
    <>
      <p>
        <Button
          onClick={() => {
            setSelectedId(1);
            setAsked({ id: 1 });
          }}
        >
          Show on map: {places[0]?.name}
        </Button>
      </p>
      <MapSection
        shown={shown}
        all={places}
        suggest={suggest}
        origin={null}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onShowInList={(id) => setInList(`Place ${id} in the list`)}
        asked={asked}
        pointedId={null}
        as="map"
        onBackToList={() => undefined}
        onSearch={(text) => {
          const found = findServices(index, { words: text }).length > 0;
          setWords(found ? text : '');
          return found;
        }}
      />
      <p>{inList}</p>
    </>
  );
}
