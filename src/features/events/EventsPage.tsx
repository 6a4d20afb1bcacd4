import { Button } from '../../components/Button/Button';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '../../domain/screens/screens';
import { EventsContent } from './EventsContent';
import styles from './EventsPage.module.css';
import { useEvents } from './useEvents';

/** Community Events: what is on, and this person's places. `?item=ID` shows one event alone. */
export function EventsPage() {
  const { pending, unreachable, refresh } = useEvents();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.inside}>
        <PageTitle>{headingOf(screenById('events'))}</PageTitle>
        {unreachable && (
          <Status
            kind="failed"
            appears
            action={
              <Button size="small" onClick={() => void refresh()}>
                Try again
              </Button>
            }
          >
            The events could not be loaded. Nobody answered.
          </Status>
        )}
        {pending ? (
          <EventsContent pending={pending} refresh={refresh} />
        ) : (
          !unreachable && <Status kind="loading">Loading events...</Status>
        )}
      </div>
    </div>
  );
}
