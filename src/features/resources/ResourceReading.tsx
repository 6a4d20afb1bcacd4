import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { chevronLeft, edit } from '../../components/Icon/paths';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { useWindowDetail } from '../../components/PageTitle/windowTitle';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import { Status } from '../../components/Status/Status';
import { mayRate } from '@/shared/domain/resources/ratings';
import { parseDay, plainDate } from '@/shared/domain/text/dates';
import type { Resource } from '@/shared/domain/resources/resource';
import { useSave } from '../../ports/saves';
import { listAddress } from './addresses';
import { Body } from './Body';
import { PlayVideo } from './PlayVideo';
import styles from './ResourceReading.module.css';
import type { ResourceCardProps } from './ResourceCard';
import { ResourceKind } from './ResourceKind';
import { ResourceRating } from './ResourceRating';

/** The page of one resource. Sets the window's title, and focuses the heading after a link from another page. */
function OnePage({ title, lead, before, children, onBack }: OnePageProps) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = key === 'default';

  useWindowDetail(title);
  // After a typed address or a reload the focus stays.
  useEffect(() => {
    if (typed) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [typed]);

  return (
    <div className={styles.reading}>
      <p className="no-print">
        <a className="alone" href={listAddress} onClick={onBack}>
          <Icon shape={chevronLeft} /> All health resources
        </a>
      </p>
      {before}
      <PageTitle ref={heading} lead={lead}>
        {title}
      </PageTitle>
      {children}
    </div>
  );
}

interface OnePageProps {
  title: string;
  lead?: string;
  /** The content before the heading. */
  before?: ReactElement;
  children: ReactNode;
  /** Called when the person returns to the list. */
  onBack: () => void;
}

/** Replaces a resource that does not exist, or no longer does. */
function NoResource({ onBack }: { onBack: () => void }) {
  return (
    <OnePage title="We could not find that resource" onBack={onBack}>
      <p>It may have been taken away. All the others are on the list.</p>
    </OnePage>
  );
}

/** One resource to read, to print and to rate. A film shows its transcript. */
function ResourceArticle({
  resource,
  note,
  onEdit,
  onBack,
  ...rating
}: ResourceCardProps & { onBack: () => void }) {
  const { title, description, type, body, checkedOn } = resource;
  const day = checkedOn === undefined ? null : parseDay(checkedOn);
  const isVideo = type === 'video';
  return (
    <OnePage
      title={title}
      lead={description}
      before={
        <div className={styles.kind}>
          <ResourceKind resource={resource} />
        </div>
      }
      onBack={onBack}
    >
      {note && <Status kind="success">{note}</Status>}
      {isVideo && (
        <div>
          <PlayVideo title={title} />
        </div>
      )}
      <div className={styles.body}>
        {isVideo && <h2>The words of this video</h2>}
        {body ? <Body text={body} /> : <p>There is no text here yet.</p>}
      </div>
      <p className={styles.soft}>
        {`${day ? `Checked on ${plainDate(day)}. ` : ''}General information. Talk to your doctor about your own health.`}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>Print this page</Button>
        <SaveButton title={title} {...useSave('resource', resource)} />
        {rating.role === 'admin' && (
          <Button icon={edit} aria-label={`Edit ${title}`} onClick={() => onEdit(resource)}>
            Edit
          </Button>
        )}
      </div>
      <section className={`no-print ${styles.rating}`} aria-labelledby="ratings">
        <h2 id="ratings">Ratings</h2>
        <ResourceRating resource={resource} {...rating} />
        {rating.role && mayRate({ role: rating.role }) && (
          <p className={styles.soft}>{`Your rating: ${rating.collection.storageNotice}`}</p>
        )}
      </section>
    </OnePage>
  );
}

interface ResourceReadingProps extends Omit<ResourceCardProps, 'resource'> {
  /** The resource in the address; undefined where there is none. */
  resource: Resource | undefined;
  /** Called when the person returns to the list. */
  onBack: () => void;
}

/** The page of one resource, or the message that there is none. */
export function ResourceReading({ resource, onBack, ...rest }: ResourceReadingProps) {
  return resource ? <ResourceArticle {...{ resource, onBack, ...rest }} /> : <NoResource onBack={onBack} />;
}
