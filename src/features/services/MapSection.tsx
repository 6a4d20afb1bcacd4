import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { SearchField } from '../../components/SearchField/SearchField';
import { Status } from '../../components/Status/Status';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { noServicesFound } from '@/shared/domain/services/serviceSearch';
import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import { MapFrame } from './MapFrame';
import { MapLegend } from './MapLegend';
import type { MapSectionProps } from './mapProps';
import { RoutePlanner, type RouteEnds } from './RoutePlanner';
import styles from './MapSection.module.css';
import places from './ServicesPage.module.css';

/** The second view of the list: search, map, legend, and distances between two services. */
export function MapSection(props: MapSectionProps) {
  const { all, suggest, onSearch } = props;
  const id = useId();
  const { notify } = useDialogs();
  const [problem, setProblem] = useState('');
  const [ends, setEnds] = useState<RouteEnds>({ start: '', end: '' });
  const [route, setRoute] = useState<RouteEstimate | null>(null);
  const endField = useRef<HTMLInputElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  const [searches, setSearches] = useState(0);

  // When the list gets shorter, the map would move out of sight.
  useEffect(() => {
    if (searches > 0) searchBox.current?.scrollIntoView({ block: 'nearest' });
  }, [searches]);

  const search = (words: string) => {
    setProblem('');
    setSearches((count) => count + 1);
    if (words === '' || onSearch(words)) return;
    // Without the dialog's code the page shows the same text.
    notify(noServicesFound).catch(() => setProblem(noServicesFound));
  };

  const planFrom = useCallback(({ name }: ServiceLocation) => {
    setEnds((now) => ({ ...now, start: name }));
    endField.current?.focus();
  }, []);

  return (
    <>
      <section className={`${styles.section} ${places.map}`} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="visually-hidden">
          Map
        </h2>
        <div ref={searchBox}>
          <SearchField label="Search the map" action="/services" name="map" onSearch={search} />
        </div>
        {problem && <Status kind="failed">{problem}</Status>}
        <MapFrame {...props} route={route} onPlanFrom={planFrom} />
        <MapLegend />
      </section>
      <div className={`${places.route} no-print`}>
        <RoutePlanner {...{ all, suggest, ends, endField }} onChange={setEnds} onRoute={setRoute} />
      </div>
    </>
  );
}
