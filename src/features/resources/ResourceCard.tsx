import { memo } from 'react';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { edit } from '../../components/Icon/paths';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import { Status } from '../../components/Status/Status';
import type { Resource } from '@/shared/domain/resources/resource';
import type { Collection } from '../../ports/collection';
import { useSave } from '../../ports/saves';
import { resourceAddress } from './addresses';
import { PlayVideo } from './PlayVideo';
import styles from './ResourceCard.module.css';
import { ResourceKind } from './ResourceKind';
import { ResourceRating, type Viewer } from './ResourceRating';

export interface ResourceCardProps extends Viewer {
  resource: Resource;
  collection: Collection<Resource>;
  /** The message about a change that was just saved. */
  note: string | null;
  /** Opens the form for it; for administrators only. */
  onEdit: (resource: Resource) => void;
}

function PlainCard({ resource, note, onEdit, ...rating }: ResourceCardProps) {
  const { id, title, description, type } = resource;
  const address = resourceAddress(id);
  const save = useSave('resource', resource);
  return (
    <Card
      level={2}
      title={title}
      href={address}
      badge={<ResourceKind resource={resource} />}
      actions={
        <>
          <SaveButton className={styles.save} title={title} {...save} />
          {rating.role === 'admin' && (
            <Button icon={edit} size="small" aria-label={`Edit ${title}`} onClick={() => onEdit(resource)}>
              Edit
            </Button>
          )}
        </>
      }
    >
      {description && <p>{description}</p>}
      {type === 'video' && <PlayVideo title={title} wordsAt={address} />}
      {note && <Status kind="success">{note}</Status>}
      <div className={styles.rating}>
        <ResourceRating resource={resource} {...rating} />
      </div>
    </Card>
  );
}

/** One resource of the list. Memoised, so that typing stays fast. */
export const ResourceCard = memo(PlainCard);
