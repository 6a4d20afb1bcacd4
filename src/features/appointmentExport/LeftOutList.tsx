import { leftOutByReason, saysAllNames, type LeftOut } from '../../domain/records/leftOut';
import styles from './ExportAppointments.module.css';

interface LeftOutListProps {
  /** What stayed out; absent or empty: nothing. */
  left: readonly LeftOut[] | undefined;
}

/** All names of what stayed out, where the message above it says only the first few. */
export function LeftOutList({ left = [] }: LeftOutListProps) {
  if (saysAllNames(left)) return null;
  return (
    <details className={styles.leftOut}>
      <summary>Show all that stayed out ({left.length})</summary>
      {leftOutByReason(left).map(({ reason, names }) => (
        <div key={reason}>
          <p>{reason}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
