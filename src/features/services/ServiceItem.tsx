import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { parseDay, plainDate } from '../../domain/text/dates';
import { distanceWords } from '../../domain/services/distance';
import { telephoneLink } from '../../domain/content/helpNumber';
import { serviceTypeLabels, type ServiceLocation } from '../../domain/services/serviceLocation';
import type { ShownService } from '../../domain/services/serviceSearch';
import { TypePicture } from './TypePicture';
import styles from './ServiceItem.module.css';

/** The id of a place's element in the list. */
export const serviceElementId = (id: number) => `place-${id}`;

interface PlaceItemProps {
  shown: ShownService;
  /** Whether it is the one that is marked, here and on the map. */
  selected: boolean;
  /** Goes to it on the map. */
  onShowOnMap?: (id: number) => void;
}

/** One place: its number, what and where it is, and what people should know before they go. */
export function ServiceItem({ shown: { place, number, distance }, selected, onShowOnMap }: PlaceItemProps) {
  const { id, name, type, suburb, state, postal_code } = place;
  const facts = [
    serviceTypeLabels[type],
    [suburb, state, postal_code].filter(Boolean).join(' '),
    distance !== undefined && `${distanceWords(distance)} away`,
  ];
  return (
    <li id={serviceElementId(id)} tabIndex={-1} className={styles.item} aria-current={selected || undefined}>
      <span className={styles.number}>{number}</span>
      <TypePicture type={type} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
        {!place.sample && <Details place={place} />}
      </div>
      {onShowOnMap && (
        <Button
          size="small"
          className={styles.button}
          // One text, since screen readers put a blank between two: "Show on map : Carlton".
          aria-label={`Show on map: ${name}`}
          onClick={() => onShowOnMap(id)}
        >
          Show on map
        </Button>
      )}
    </li>
  );
}

/** What the data has besides; the samples have none of it. */
function Details({ place }: { place: ServiceLocation }) {
  const { phone, url } = place;
  const checkedOn = parseDay(place.assured_date ?? '');
  return (
    <>
      {place.description && <p>{place.description}</p>}
      <dl className={styles.details}>
        <Detail label="Address">{place.address_1}</Detail>
        <Detail label="Phone">
          {phone && (
            <a className="alone" href={telephoneLink(phone)}>
              {phone}
            </a>
          )}
        </Detail>
        <Detail label="Website">
          {url && (
            <a className="alone" href={url}>
              {url.split('/')[2]}
            </a>
          )}
        </Detail>
        <Detail label="Open">{place.schedule}</Detail>
        <Detail label="Cost">{place.fees_description}</Detail>
        <Detail label="Languages">{place.languages}</Detail>
        <Detail label="Access">{place.accessibility}</Detail>
        <Detail label="Last checked">{checkedOn && plainDate(checkedOn)}</Detail>
      </dl>
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}
