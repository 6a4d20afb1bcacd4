import type { MapRef } from 'react-map-gl/maplibre';
import { IconButton } from '@/src/components/Button/IconButton';
import { arrowDown, arrowLeft, arrowRight, arrowUp, minus } from '@/src/components/Icon/lazyIcons';
import { plus } from '@/src/components/Icon/paths';
import { moveBy, zoomBy } from './camera';
import styles from './MapButtons.module.css';

/** Moves and zooms the map by single presses: no dragging, pinching or double-clicking is needed. */
export function MapButtons({ map }: { map: MapRef }) {
  return (
    <div className={styles.buttons}>
      <div className={styles.moves}>
        <IconButton label="Move map left" icon={arrowLeft} onClick={() => moveBy(map, -1, 0)} />
        <IconButton label="Move map up" icon={arrowUp} onClick={() => moveBy(map, 0, -1)} />
        <IconButton label="Move map down" icon={arrowDown} onClick={() => moveBy(map, 0, 1)} />
        <IconButton label="Move map right" icon={arrowRight} onClick={() => moveBy(map, 1, 0)} />
      </div>
      <div className={styles.zoom}>
        <IconButton label="Zoom in" icon={plus} onClick={() => zoomBy(map, 1)} />
        <IconButton label="Zoom out" icon={minus} onClick={() => zoomBy(map, -1)} />
      </div>
    </div>
  );
}
