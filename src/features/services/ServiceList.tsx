import { useEffect, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Pagination } from '../../components/Pagination/Pagination';
import type { PartProps } from './FindServices';
import { NoServices } from './NoServices';
import { ServiceItem, serviceElementId } from './ServiceItem';
import { listHeadingId } from './listHeading';
import styles from './ServiceList.module.css';
import { useMinute } from './useMinute';

/** The number of services on a page: all samples, and no more than a person reads at once. */
const pageLength = 30;

interface ServiceLocationListProps extends PartProps {
  /** Called when the pointer or the focus enters a service, or leaves it (null). */
  onPoint: (by: 'pointer' | 'focus', id: number | null) => void;
  className?: string | undefined;
}

/** All matching services. The map is a second view of them. */
export function ServiceLocationList({ page, onPoint, className }: ServiceLocationListProps) {
  const { shown, selectedId, inList, showOnMap } = page;
  const announce = useAnnounce();
  const [at, setAt] = useState({ shown, page: 1 });
  const pageCount = Math.max(1, Math.ceil(shown.length / pageLength));

  // A new filter starts on its first page; a requested service is shown on its own.
  const [gone, setGone] = useState(inList);
  if (gone !== inList) {
    setGone(inList);
    const number = shown.find(({ place }) => place.id === inList?.id)?.number ?? 1;
    setAt({ shown, page: Math.ceil(number / pageLength) });
  } else if (at.shown !== shown) setAt({ shown, page: 1 });

  useEffect(() => {
    // Focuses its link, whose name is announced: of a whole item only its number is.
    if (inList) document.getElementById(serviceElementId(inList.id))?.querySelector('a')?.focus();
  }, [inList]);

  const turn = (to: number) => {
    setAt({ shown, page: to });
    announce(`Page ${to} of ${pageCount}.`);
  };

  const first = (at.page - 1) * pageLength;
  const drawn = shown.slice(first, first + pageLength);
  const now = useMinute(drawn.some(({ place }) => place.opening_hours));
  return (
    <section
      aria-labelledby={listHeadingId}
      className={[styles.section, className].filter(Boolean).join(' ')}
    >
      {shown.length > 0 && (
        <a className="alone visually-hidden" href="#places-end">
          Skip the list
        </a>
      )}
      {shown.length === 0 ? (
        <NoServices page={page} />
      ) : (
        <ol className={styles.list} start={first + 1}>
          {drawn.map((one) => (
            <ServiceItem
              key={one.place.id}
              shown={one}
              selected={one.place.id === selectedId}
              now={now}
              onShowOnMap={showOnMap}
              onPoint={onPoint}
            />
          ))}
        </ol>
      )}
      {pageCount > 1 && (
        <>
          <p>{`Page ${at.page} of ${pageCount}`}</p>
          <Pagination label="Pages of places" page={at.page} pageCount={pageCount} onPage={turn} />
        </>
      )}
      <span id="places-end" tabIndex={-1} />
    </section>
  );
}
