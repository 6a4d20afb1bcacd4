import { bus, figure, heart, plus, users, type IconShape } from '../../components/Icon/paths';
import type { ServiceType } from '@/shared/domain/services/serviceLocation';
import styles from './TypePicture.module.css';

/** Each type has a shape and a symbol of its own beside its colour, on a 48 by 48 grid. */
const looks: Record<ServiceType, { shape: string; symbol: IconShape; top: number }> = {
  'home-help': { shape: 'M24 3 45 18.5V42a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V18.5Z', symbol: heart, top: 16 },
  exercise: { shape: 'M3 24a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z', symbol: figure, top: 11 },
  transport: {
    shape: 'M9 4h30a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z',
    symbol: bus,
    top: 12,
  },
  community: { shape: 'M13 4h22L46 24 35 44H13L2 24Z', symbol: users, top: 12 },
  health: { shape: 'M24 1 47 24 24 47 1 24Z', symbol: plus, top: 12 },
};

/** The picture of a service type. It repeats the text beside it and is hidden from screen readers. */
export function TypePicture({ type }: { type: ServiceType }) {
  const { shape, symbol, top } = looks[type];
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" aria-hidden="true" focusable="false" data-type={type}>
      <path className={styles.shape} d={shape} />
      <g transform={`translate(12 ${top})`}>
        {symbol.lines && <path className={styles.lines} d={symbol.lines} />}
        {symbol.fill && <path className={styles.fill} d={symbol.fill} />}
      </g>
    </svg>
  );
}
