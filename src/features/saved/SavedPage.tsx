import { Button } from '../../components/Button/Button';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { useTryAgain } from '../../components/PageTitle/useTryAgain';
import { Status } from '../../components/Status/Status';
import { howToSave, nothingSaved } from '@/shared/domain/saved/savedWords';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { damageLine } from '../../ports/collectionWords';
import type { ReadAhead } from '../../ports/preparedQueries';
import { useLiveQuery } from '../../ports/useLiveQuery';
import { openSaved } from './openSaved';
import { SavedGroups } from './SavedGroups';
import styles from './SavedPage.module.css';
import { useRemoving } from './useRemoving';

export const readAhead: ReadAhead = (_ports, prepare) => prepare(openSaved);

/** The person's saved events, services and health resources, to read, to call and to print. */
export function SavedPage() {
  const { state, value, retry } = useLiveQuery(openSaved);
  const { title, isAgain, tryAgain } = useTryAgain(retry);
  const removing = useRemoving(value);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle ref={title}>{headingOf(screenById('saved'))}</PageTitle>
      {state === 'loading' && (
        <Status kind="loading" appears={isAgain}>
          Loading what you saved…
        </Status>
      )}
      {state === 'failed' && !value && (
        <Status kind="failed" appears action={<Button onClick={tryAgain}>Try again</Button>}>
          What you saved could not be read. Check your connection, then try again.
        </Status>
      )}
      {value?.damage.map((one) => (
        <Status key={one.movedTo} kind="warning">
          {damageLine(one, 'things')}
        </Status>
      ))}
      {value?.keptLine && (
        <Status kind="info" appears>
          {`${value.keptLine} To open one of these you need a connection.`}
        </Status>
      )}
      {value && value.items.length === 0 && !removing.removed && (
        <Status kind="empty">
          <p>{nothingSaved}</p>
          <p>{howToSave}</p>
          <ul className={styles.ways}>
            {[
              ['/events', 'Go to the events'],
              ['/services', 'Go to the services'],
              ['/resources', 'Go to the health resources'],
            ].map(([href, words]) => (
              <li key={href}>
                <a className="alone" href={href}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </Status>
      )}
      {value && (value.items.length > 0 || removing.removed) && (
        <>
          <p className="no-print">{value.port.storageNotice}</p>
          {value.items.length > 0 && (
            <p className="no-print">
              <Button onClick={() => window.print()}>Print this list</Button>
            </p>
          )}
          <SavedGroups items={value.items} removing={removing} />
        </>
      )}
    </div>
  );
}
