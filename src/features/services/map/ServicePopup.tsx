import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '@/src/components/Button/Button';
import { close } from '@/src/components/Icon/paths';
import { distanceWords } from '@/shared/domain/services/distance';
import { serviceTypeLabels, type ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { nowWords } from '@/shared/domain/services/placeNow';
import type { ShownService } from '@/shared/domain/services/serviceSearch';
import { PhoneLinks } from '../PhoneLinks';
import { useMinute } from '../useMinute';
import { placesHere } from './markerWords';
import styles from './ServicePopup.module.css';

interface PopupProps {
  ref: Ref<HTMLDivElement>;
  title: ReactNode;
  /** Announced with the title. */
  about: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A small focusable window inside the map. The map handles Escape. */
function Popup({ ref, title, about, onClose, children }: PopupProps) {
  const id = useId();
  return (
    <div
      ref={ref}
      className={styles.popup}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        <Button size="small" icon={close} onClick={onClose}>
          Close
        </Button>
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {about}
      </div>
      {children}
    </div>
  );
}

interface PlacePopupProps extends Pick<PopupProps, 'ref' | 'onClose'> {
  shown: ShownService;
  onShowInList: (id: number) => void;
  onPlanFrom: (place: ServiceLocation) => void;
}

/** One service: a link to its page, its opening state, its number, and its actions. */
export function ServicePopup({ ref, shown, onClose, onShowInList, onPlanFrom }: PlacePopupProps) {
  const { place, distance } = shown;
  const now = useMinute(place.opening_hours !== undefined);
  const words = nowWords(place, now);
  const type = serviceTypeLabels[place.type];
  return (
    <Popup
      ref={ref}
      title={
        <a href={`/services?item=${place.id}`} translate="no">
          {place.name}
        </a>
      }
      about={
        <>
          <p>{distance === undefined ? type : `${type}, ${distanceWords(distance)} away`}</p>
          {words && <p className={styles.now}>{words}</p>}
        </>
      }
      onClose={onClose}
    >
      <PhoneLinks name={place.name} phone={place.phone} className={styles.phone} />
      <Button kind="quiet" size="small" onClick={() => onShowInList(place.id)}>
        Show in list
      </Button>
      <Button kind="quiet" size="small" onClick={() => onPlanFrom(place)}>
        Plan a route from here
      </Button>
    </Popup>
  );
}

interface SpotPopupProps extends Pick<PopupProps, 'ref' | 'onClose'> {
  places: readonly ServiceLocation[];
  onOpen: (place: ServiceLocation) => void;
}

/** Lists services that no zoom can separate. */
export function SpotPopup({ ref, places, onClose, onOpen }: SpotPopupProps) {
  return (
    <Popup ref={ref} title={placesHere(places.length)} about={<p>Choose one of them.</p>} onClose={onClose}>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.id}>
            <Button kind="quiet" size="small" onClick={() => onOpen(place)}>
              <span translate="no">{place.name}</span>
              <span>{`, ${serviceTypeLabels[place.type]}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
