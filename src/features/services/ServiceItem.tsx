import { Button } from '../../components/Button/Button';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import { distanceWords } from '@/shared/domain/services/distance';
import { nowWords } from '@/shared/domain/services/placeNow';
import { serviceTypeLabels } from '@/shared/domain/services/serviceLocation';
import type { ShownService } from '@/shared/domain/services/serviceSearch';
import { useSave } from '../../ports/saves';
import { PhoneLinks } from './PhoneLinks';
import { TypePicture } from './TypePicture';
import styles from './ServiceItem.module.css';

/** The id of a service's element in the list. */
export const serviceElementId = (id: number) => `place-${id}`;

interface ServiceItemProps {
  shown: ShownService;
  /** True for the service that is selected, here and on the map. */
  selected: boolean;
  /** The time for its opening hours. */
  now: Date;
  /** Shows it on the map. */
  onShowOnMap: (id: number) => void;
  /** Called when the pointer or the focus enters it, or leaves it (null). */
  onPoint: (by: 'pointer' | 'focus', id: number | null) => void;
}

/** One service, short enough that many fit on a screen: the details are on its own page, behind its name. */
export function ServiceItem({ shown, selected, now, onShowOnMap, onPoint }: ServiceItemProps) {
  const { place, number, distance } = shown;
  const { id, name, type, suburb, state, phone } = place;
  const words = nowWords(place, now);
  const facts = [
    serviceTypeLabels[type],
    [suburb, state].filter(Boolean).join(' '),
    distance !== undefined && `${distanceWords(distance)} away`,
  ];
  return (
    <li
      id={serviceElementId(id)}
      className={styles.item}
      aria-current={selected || undefined}
      onPointerEnter={() => onPoint('pointer', id)}
      onPointerLeave={() => onPoint('pointer', null)}
      onFocus={() => onPoint('focus', id)}
      onBlur={() => onPoint('focus', null)}
    >
      <span className={styles.sign}>
        <span className={styles.number}>{number}</span>
        <TypePicture type={type} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={`/services?item=${id}`} translate="no">
            {name}
          </a>
        </h3>
        <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
        {words && (
          <p className={`${styles.open} ${place.status || place.alert ? '' : 'no-print'}`}>{words}</p>
        )}
      </div>
      <div className={styles.actions}>
        <PhoneLinks name={name} phone={phone} className={styles.phone} />
        <Button
          kind="quiet"
          size="small"
          className={styles.show}
          // One text, since screen readers insert a space between two: "Show on map : Carlton".
          aria-label={`Show on map: ${name}`}
          onClick={() => onShowOnMap(id)}
        >
          Show on map
        </Button>
        <SaveButton title={name} className={`${styles.show} ${styles.save}`} {...useSave('service', place)} />
      </div>
    </li>
  );
}
