import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { plus } from '../../components/Icon/paths';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import type { Resource } from '../../domain/resources/resource';
import { newResource } from '../../domain/resources/newResource';
import type { Collection } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import styles from './AdminBlock.module.css';

export interface AdminBlockProps {
  collection: Collection<Resource>;
  /** A new resource is kept: it is shown, and its form opens. */
  onAdded: (resource: Resource) => void;
}

/** What only administrators can do with resources, apart from editing them. */
export function AdminBlock({ collection, onAdded }: AdminBlockProps) {
  const announce = useAnnounce();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The form is fetched ahead: it opens with the press.
  useEffect(() => {
    import('./ResourceDialog').catch(() => undefined);
  }, []);

  const add = async () => {
    setAdding(true);
    setFailure(null);
    try {
      onAdded(await collection.add(newResource));
    } catch (error) {
      const text = saveFailure(error);
      setFailure(text);
      announce(text, { urgent: true });
    } finally {
      setAdding(false);
    }
  };

  return (
    <section className={`no-print ${styles.block}`} aria-labelledby="resources-admin">
      <h2 id="resources-admin">Administrator Dashboard</h2>
      <div className={styles.add}>
        <Button
          kind="main"
          icon={plus}
          busy={isAdding ? 'Adding…' : undefined}
          aria-describedby="resources-kept"
          onClick={() => void add()}
        >
          Add New Resource
        </Button>
        <p id="resources-kept">{collection.storageNotice}</p>
      </div>
      {failure && <Status kind="failed">{failure}</Status>}
    </section>
  );
}
