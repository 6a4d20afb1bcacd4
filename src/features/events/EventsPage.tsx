import { Suspense, useEffect } from 'react';
import { Button } from '../../components/Button/Button';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { useTryAgain } from '../../components/PageTitle/useTryAgain';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { Busy } from '../../ports/Busy';
import { useUser } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { EventsContent, Managing } from './EventsContent';
import styles from './EventsPage.module.css';
import { openEvents, useEvents } from './useEvents';

export const readAhead: ReadAhead = ({ currentUser }, prepare) => {
  const user = currentUser.get();
  return Promise.all([
    prepare(openEvents(user?.email, currentUser)),
    user?.role === 'healthcare' && Managing.preload(),
  ]);
};

const loading = <Status kind="loading">Loading events...</Status>;

/** Community Events: the upcoming events, and this person's registrations. `?item=ID` shows one event alone. */
export function EventsPage() {
  const { pending, unreachable, refresh } = useEvents();
  const { title, tryAgain } = useTryAgain(refresh);
  const role = useUser()?.role;
  useEffect(() => {
    if (role === 'healthcare') Managing.preload().catch(() => undefined);
  }, [role]);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.inside}>
        <PageTitle ref={title}>{headingOf(screenById('events'))}</PageTitle>
        {unreachable && (
          <Status
            kind="failed"
            appears
            action={
              <Button size="small" onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            The events could not be loaded. Nobody answered.
          </Status>
        )}
        {pending ? (
          <Suspense fallback={<Busy>{loading}</Busy>}>
            <EventsContent pending={pending} refresh={refresh} />
          </Suspense>
        ) : (
          !unreachable && loading
        )}
      </div>
    </div>
  );
}
