import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../../components/Button/Button';
import { close } from '../../../components/Icon/paths';
import { distanceWords } from '../../../domain/services/distance';
import { serviceTypeLabels, type ServiceLocation } from '../../../domain/services/serviceLocation';
import type { ShownService } from '../../../domain/services/serviceSearch';
import { placesHere } from './markerWords';
import styles from './ServicePopup.module.css';

interface PopupProps {
  ref: Ref<HTMLDivElement>;
  title: ReactNode;
  /** Said with the title. */
  about: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small window inside the map that can take the focus. The map listens for Escape. */
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
      <p id={`${id}-about`} className={styles.about}>
        {about}
      </p>
      {children}
    </div>
  );
}

interface PlacePopupProps extends Pick<PopupProps, 'ref' | 'onClose'> {
  shown: ShownService;
  onShowInList: (id: number) => void;
  onPlanFrom: (place: ServiceLocation) => void;
}

/** One place: its name, its type and what can be done with it. */
export function ServicePopup({ ref, shown, onClose, onShowInList, onPlanFrom }: PlacePopupProps) {
  const { place, distance } = shown;
  const about = serviceTypeLabels[place.type];
  return (
    <Popup
      ref={ref}
      title={<span translate="no">{place.name}</span>}
      about={distance === undefined ? about : `${about}, ${distanceWords(distance)} away`}
      onClose={onClose}
    >
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

/** Places that stand so close to each other that no zoom parts them. */
export function SpotPopup({ ref, places, onClose, onOpen }: SpotPopupProps) {
  return (
    <Popup ref={ref} title={placesHere(places.length)} about="Choose one of them." onClose={onClose}>
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
