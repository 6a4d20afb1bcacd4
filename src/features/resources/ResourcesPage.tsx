import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Status } from '../../components/Status/Status';
import type { Resource } from '@/shared/domain/resources/resource';
import { damageLine } from '../../ports/collectionWords';
import type { Collections } from '../../ports/collections';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { useUser } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { openCollection, useCollection } from '../../ports/useCollection';
import { ResourceCards } from './ResourceCards';
import { loading, ResourceList } from './ResourceList';
import styles from './ResourcesPage.module.css';
import { useEditing } from './useEditing';
import { useResourceFilter } from './useResourceFilter';
import { useWayBack } from './useWayBack';

const openResources = openCollection(({ resources }: Collections) => resources);

const ResourceReading = lazyWithPreload(
  () => import('./ResourceReading'),
  (code) => code.ResourceReading,
);
const AdminBlock = lazyWithPreload(
  () => import('./AdminBlock'),
  (code) => code.AdminBlock,
);

export const readAhead: ReadAhead = ({ currentUser }, prepare) =>
  Promise.all([
    prepare(openResources),
    ResourceReading.preload(),
    currentUser.get()?.role === 'admin' && AdminBlock.preload(),
  ]);

const none: readonly Resource[] = [];

/** Health Resources: the list at `/resources`, and one of them at `/resources?item=ID`. */
export function ResourcesPage() {
  const stored = useCollection(openResources);
  const records = stored.state === 'ready' ? stored.records : none;
  const user = useUser();
  const address = new URLSearchParams(useLocation().search);
  const item = address.get('item');
  const [added, setAdded] = useState<number | null>(null);
  const resources = useMemo(() => withFirst(records, added), [records, added]);
  const list = useResourceFilter(resources, address.get('q') ?? '');
  const { dialog, saved, edit, editNew, done, focusAfter } = useEditing();
  const onBack = useWayBack(item);
  // Prefetches the code for the next page that is likely.
  useEffect(() => {
    ResourceReading.preload().catch(() => undefined);
  }, []);

  const showNew = (resource: Resource) => {
    setAdded(resource.id);
    list.clear();
    editNew(resource);
  };

  const viewer = { onEdit: edit, email: user?.email ?? null, role: user?.role ?? null };
  const page = () => {
    if (item === null || stored.state !== 'ready') {
      return (
        <ResourceList stored={stored} list={list}>
          {stored.state === 'ready' && (
            <>
              {user?.role === 'admin' && <AdminBlock collection={stored.collection} onAdded={showNew} />}
              <ResourceCards list={list} saved={saved} collection={stored.collection} {...viewer} />
            </>
          )}
        </ResourceList>
      );
    }
    const resource = records.find(({ id }) => String(id) === item);
    return (
      <ResourceReading
        key={item}
        resource={resource}
        note={saved && String(saved.id) === item ? saved.text : null}
        collection={stored.collection}
        onBack={onBack}
        {...viewer}
      />
    );
  };
  return (
    <div className={styles.frame}>
      <div className={`wrap ${styles.page}`}>
        {stored.state === 'ready' &&
          stored.damage.map((one) => (
            <Status key={one.movedTo} kind="warning" appears>
              {damageLine(one, 'resources')}
            </Status>
          ))}
        <Suspense fallback={loading}>{page()}</Suspense>
        {dialog.render(
          ({ ResourceDialog }, resource, opener) =>
            stored.state === 'ready' && (
              <ResourceDialog
                resource={resource}
                collection={stored.collection}
                opener={opener}
                focusAfter={focusAfter}
                onDone={done}
              />
            ),
        )}
      </div>
    </div>
  );
}

/** Puts a resource that was just added first, so that it is visible at once; its id would put it last. */
function withFirst(records: readonly Resource[], id: number | null): readonly Resource[] {
  const first = records.find((resource) => resource.id === id);
  return first ? [first, ...records.filter((resource) => resource !== first)] : records;
}
