import { Suspense, useEffect, useState } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import { telephoneLink } from '@/shared/domain/content/helpNumber';
import {
  exampleClaim,
  exampleFigure,
  myAgedCare,
  realCount,
  sampleLine,
} from '@/shared/domain/services/servicesView';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { Busy } from '../../ports/Busy';
import type { ServiceLocationList as Places } from '../../ports/serviceLocations';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { readForUse, type ReadAhead } from '../../ports/preparedQueries';
import { FindServices, type PartProps } from './FindServices';
import { listHeadingId } from './listHeading';
import { MapSlot } from './MapSlot';
import { ServiceLocationList } from './ServiceList';
import { useWayBack } from './place/useWayBack';
import styles from './ServicesPage.module.css';
import { useListOrMap, type ListOrMapChoice } from './useListOrMap';
import { useServicesPage } from './useServicesPage';

const ways = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
] as const;

const PlacePage = lazyWithPreload(
  () => import('./place/PlacePage'),
  (code) => code.PlacePage,
);

export const readAhead: ReadAhead = ({ places }, _prepare, address) =>
  Promise.all([readForUse(places()), address.has('item') && PlacePage.preload()]);

/** Local services: the list at `/services`, and one of them at `/services?item=ID`. */
export function ServicesPage() {
  const page = useServicesPage();
  const { item, list, goTo } = page;
  // Here, so that "Show on the map" of a service's page is not missed.
  const choice = useListOrMap(page);
  const onBack = useWayBack(item, goTo);
  // Prefetches the code for the next page that is likely.
  useEffect(() => {
    PlacePage.preload().catch(() => undefined);
  }, []);
  if (item === null) return <ListAndMap page={page} choice={choice} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Suspense
        fallback={
          <Busy>
            <Status kind="loading">Loading this place…</Status>
          </Busy>
        }
      >
        <PlacePage key={item} list={list} item={item} onBack={onBack} />
      </Suspense>
    </div>
  );
}

/** The search, the list and the map. */
function ListAndMap({ page, choice }: PartProps & { choice: ListOrMapChoice }) {
  const { as, choose, backToList, heading } = choice;
  const [pointed, setPointed] = useState<{ pointer?: number | null; focus?: number | null }>({});
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <PageTitle>{headingOf(screenById('services'))}</PageTitle>
        <Introduction list={page.list} />
      </div>
      <FindServices page={page} />
      <div className={styles.views} data-as={as}>
        <div className={styles.head}>
          <div className={styles.ways}>
            <ToggleGroup label="Show the places as" showLabel options={ways} value={as} onChange={choose} />
          </div>
          <h2 ref={heading} id={listHeadingId} tabIndex={-1}>
            {page.count}
          </h2>
        </div>
        <ServiceLocationList
          page={page}
          className={styles.list}
          onPoint={(by, id) => setPointed((now) => ({ ...now, [by]: id }))}
        />
        <MapSlot
          {...page.map}
          as={as}
          pointedId={pointed.pointer ?? pointed.focus ?? null}
          onBackToList={backToList}
        />
      </div>
    </div>
  );
}

/** The number of services, and a note about samples. */
function Introduction({ list: { places, sample, unreachable } }: { list: Places }) {
  if (!sample) return <p>{realCount(places.length)}</p>;
  return (
    <>
      <p>
        <span>{exampleClaim}</span> <Badge kind="example">{exampleFigure}</Badge>
      </p>
      <p className={styles.quiet}>
        <span>{sampleLine(places.length)}</span>{' '}
        <a className={styles.number} href={telephoneLink(myAgedCare)} translate="no">
          {myAgedCare}
        </a>
        .
      </p>
      {unreachable && (
        <p className={styles.quiet}>
          The list of services could not be reached, so these are samples. Load this page again to try once
          more.
        </p>
      )}
    </>
  );
}
