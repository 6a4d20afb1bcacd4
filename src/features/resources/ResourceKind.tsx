import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { book, play } from '../../components/Icon/paths';
import type { Resource } from '@/shared/domain/resources/resource';
import { kindOf } from '@/shared/domain/resources/resourceList';
import styles from './ResourceKind.module.css';

/** The category and the type of a resource: "Article, 2 minutes". */
export function ResourceKind({ resource }: { resource: Resource }) {
  return (
    <>
      {resource.category && <Badge>{resource.category}</Badge>}
      <span className={styles.kind}>
        <Icon shape={resource.type === 'video' ? play : book} />
        <span>{kindOf(resource)}</span>
      </span>
    </>
  );
}
