import { Suspense, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { useTryAgain } from '../../components/PageTitle/useTryAgain';
import { SearchField } from '../../components/SearchField/SearchField';
import { Status } from '../../components/Status/Status';
import { loadingResources } from '@/shared/domain/content/homeResource';
import type { Resource } from '@/shared/domain/resources/resource';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { Busy } from '../../ports/Busy';
import type { LiveCollection } from '../../ports/useCollection';
import { listAddress } from './addresses';
import styles from './ResourceList.module.css';
import type { ResourceFilterState } from './useResourceFilter';

export interface ResourceListProps {
  stored: LiveCollection<Resource>;
  list: ResourceFilterState;
  /** The content below the search, once the resources have loaded. */
  children: ReactNode;
}

/** The text under the page's heading; the build writes it into the page as well. */
export const resourcesLead = 'General information. Talk to your doctor about your own health.';

/** Replaces the resources, or a part of the page's code, while they load. */
export const loading = (
  <Busy>
    <Status kind="loading">{loadingResources}</Status>
  </Busy>
);

/**
 * The list's heading and search: the same elements before and after the resources have loaded, so the focus stays
 * there.
 */
export function ResourceList({ stored, list, children }: ResourceListProps) {
  const { title, isAgain, tryAgain } = useTryAgain(stored.retry);
  return (
    <>
      <div className={styles.head}>
        <PageTitle ref={title} lead={resourcesLead}>
          {headingOf(screenById('resources'))}
        </PageTitle>
        <SearchField
          label="Search resources"
          action={listAddress}
          value={list.filter.words}
          onChange={(words) => list.change({ words })}
          onSearch={list.say}
        />
      </div>
      {stored.state === 'loading' && (
        <Status kind="loading" appears={isAgain}>
          {loadingResources}
        </Status>
      )}
      {stored.state === 'failed' && (
        <Status kind="failed" appears action={<Button onClick={tryAgain}>Try again</Button>}>
          The resources could not be loaded. Check your connection, then try again.
        </Status>
      )}
      {stored.state === 'ready' && <Suspense fallback={loading}>{children}</Suspense>}
    </>
  );
}
