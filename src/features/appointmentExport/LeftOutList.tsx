import type { LeftOutReason } from '@/shared/domain/records/leftOutWords';
import styles from './ExportAppointments.module.css';

interface LeftOutListProps {
  /** The skipped entries; absent where the message lists all of them. */
  left: readonly LeftOutReason[] | undefined;
}

/** Names all skipped entries, where the message above it names only the first few. */
export function LeftOutList({ left }: LeftOutListProps) {
  if (!left) return null;
  return (
    <details className={styles.leftOut}>
      <summary>{`Show all that stayed out (${left.reduce((sum, { count }) => sum + count, 0)})`}</summary>
      {left.map(({ reason, names }) => (
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
