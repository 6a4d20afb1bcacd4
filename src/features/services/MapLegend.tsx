import { serviceTypeLabels, serviceTypes } from '@/shared/domain/services/serviceLocation';
import { TypePicture } from './TypePicture';
import styles from './MapSection.module.css';

/** Explains the markers' pictures. */
export function MapLegend() {
  return (
    <ul className={styles.legend} aria-label="What the markers mean">
      {serviceTypes.map((type) => (
        <li key={type}>
          <TypePicture type={type} />
          <span>{serviceTypeLabels[type]}</span>
        </li>
      ))}
      <li>
        <span className={styles.several} aria-hidden="true">
          12
        </span>
        Several places
      </li>
    </ul>
  );
}
