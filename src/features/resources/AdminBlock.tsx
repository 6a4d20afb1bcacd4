import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { plus } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { Resource } from '@/shared/domain/resources/resource';
import { newResource } from '@/shared/domain/resources/newResource';
import type { Collection } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import styles from './AdminBlock.module.css';

export interface AdminBlockProps {
  collection: Collection<Resource>;
  /** Called when a new resource is stored: it is shown, and its form opens. */
  onAdded: (resource: Resource) => void;
}

/** The administrators' actions on the list of resources. */
export function AdminBlock({ collection, onAdded }: AdminBlockProps) {
  const [isAdding, setAdding] = useState(false);
  const [outcome, show] = useOutcome();
  // The form is prefetched, so that it opens at once.
  useEffect(() => {
    import('./ResourceDialog').catch(() => undefined);
  }, []);

  const add = async () => {
    setAdding(true);
    show(null);
    try {
      const [added] = await collection.add([newResource]);
      onAdded(added!);
    } catch (error) {
      show({ kind: 'failed', text: saveFailure(error) });
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
      <OutcomeMessage outcome={outcome} />
    </section>
  );
}
