import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Button } from '../../components/Button/Button';
import { Pagination } from '../../components/Pagination/Pagination';
import { Status } from '../../components/Status/Status';
import { noShops } from '../../domain/services/servicesView';
import type { PartProps } from './FindServices';
import { ServiceItem, serviceElementId } from './ServiceItem';
import styles from './ServiceList.module.css';

/** How many places are drawn at once: all samples, and no more than a person reads in one go. */
const pageLength = 30;

/** All places that fit, with everything that is known about them. The map is a second view of the same. */
export function ServiceLocationList({
  page: { view, shown, count, selectedId, inList, showEverything, showOnMap },
}: PartProps) {
  const announce = useAnnounce();
  const [at, setAt] = useState({ shown, page: 1 });
  const pageCount = Math.max(1, Math.ceil(shown.length / pageLength));

  // Another choice of places starts on its first page, a place that is gone to is on its own.
  const [gone, setGone] = useState(inList);
  if (gone !== inList) {
    setGone(inList);
    const number = shown.find(({ place }) => place.id === inList?.id)?.number ?? 1;
    setAt({ shown, page: Math.ceil(number / pageLength) });
  } else if (at.shown !== shown) setAt({ shown, page: 1 });

  useEffect(() => {
    if (inList) document.getElementById(serviceElementId(inList.id))?.focus();
  }, [inList]);

  // The button that was pressed goes with the empty list.
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    showEverything();
    heading.current?.focus();
  };

  const turn = (page: number) => {
    setAt({ shown, page });
    announce(`Page ${page} of ${pageCount}.`);
  };

  const first = (at.page - 1) * pageLength;
  return (
    <section aria-labelledby="places" className={styles.section}>
      <h2 ref={heading} id="places" tabIndex={-1}>
        {count}
      </h2>
      {shown.length === 0 ? (
        <Status kind="empty" action={<Button onClick={showAll}>Show all places</Button>}>
          {view.find === 'shops' ? noShops : 'No places to show.'}
        </Status>
      ) : (
        <ol className={styles.list} start={first + 1}>
          {shown.slice(first, first + pageLength).map((one) => (
            <ServiceItem
              key={one.place.id}
              shown={one}
              selected={one.place.id === selectedId}
              onShowOnMap={showOnMap}
            />
          ))}
        </ol>
      )}
      {pageCount > 1 && (
        <>
          <p>
            Page {at.page} of {pageCount}
          </p>
          <Pagination label="Pages of places" page={at.page} pageCount={pageCount} onPage={turn} />
        </>
      )}
    </section>
  );
}
