import type { ReactNode } from 'react';
import { Status } from '../../components/Status/Status';
import styles from './EventsPage.module.css';

/** One event alone, and the way to the others. @param children the event's card; null when there is no such event. */
export function OneEvent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.list}>
      <p>
        <a className="alone" href="/events">
          Show all events
        </a>
      </p>
      {children ?? (
        <Status kind="warning">We could not find that event. It may have been taken off the list.</Status>
      )}
    </div>
  );
}
