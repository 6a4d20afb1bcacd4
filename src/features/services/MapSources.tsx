import { usePorts } from '../../ports/ports';
import styles from './MapSection.module.css';

/** Who made the map. It is always in sight, as those who made it ask for. */
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
