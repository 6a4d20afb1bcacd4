import { usePorts } from '../../ports/ports';
import styles from './MapSection.module.css';

/** The attribution of the map, always visible, as its makers require. */
export function MapSources() {
  const { attribution } = usePorts().settings.tiles;
  return (
    <p className={styles.sources}>
      {attribution.includes('OpenStreetMap') ? (
        <a href="https://www.openstreetmap.org/copyright">{attribution}</a>
      ) : (
        <span>{attribution}</span>
      )}
      <span>. Made with Natural Earth.</span>
    </p>
  );
}
