import type { ReactNode } from 'react';
import { useWindowDetail } from '../../components/PageTitle/windowTitle';
import { Status } from '../../components/Status/Status';
import styles from './EventsPage.module.css';

const notFound = 'We could not find that event';

/** One event alone, with a link to the others. @param title undefined where there is no such event. */
export function OneEvent({ title = notFound, children }: { title: string | undefined; children: ReactNode }) {
  useWindowDetail(title);
  return (
    <div className={styles.list}>
      <p>
        <a className="alone" href="/events">
          Show all events
        </a>
      </p>
      {children ?? <Status kind="warning">{notFound}. It may have been taken off the list.</Status>}
    </div>
  );
}
