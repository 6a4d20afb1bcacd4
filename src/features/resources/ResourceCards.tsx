import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { SelectField } from '../../components/SelectField/SelectField';
import { Status } from '../../components/Status/Status';
import { mayRate } from '@/shared/domain/resources/ratings';
import type { Resource } from '@/shared/domain/resources/resource';
import { moreCards } from '@/shared/domain/resources/resourceList';
import { ListUpdates } from '../listUpdates/ListUpdates';
import { focusCard } from './addresses';
import { ResourceCard, type ResourceCardProps } from './ResourceCard';
import styles from './ResourceList.module.css';
import type { ResourceFilterState } from './useResourceFilter';

export interface ResourceCardsProps extends Omit<ResourceCardProps, 'resource' | 'note'> {
  /** The message about a change that was just saved, and its resource. */
  saved: { id: number; text: string } | null;
  list: ResourceFilterState;
}

const noun = { one: 'resource', many: 'resources' };

/** The categories, the count, the cards and the button for more. */
export function ResourceCards({ list, saved, ...card }: ResourceCardsProps) {
  const { filter, shown, left, line, isFiltered, change } = list;
  /** Set until more cards are drawn: the focus goes to the card after this one, or to the first. */
  const goOn = useRef<{ after: Resource | undefined } | null>(null);
  useLayoutEffect(() => {
    if (!goOn.current) return;
    const { after } = goOn.current;
    goOn.current = null;
    const next = shown[after ? shown.indexOf(after) + 1 : 0];
    if (next) focusCard(next.id);
  }, [shown]);

  const showMore = () => {
    goOn.current = { after: shown.at(-1) };
    list.showMore();
  };
  const showAll = () => {
    goOn.current = { after: undefined };
    list.clear();
  };
  const categories = [
    { value: '', label: 'All categories' },
    ...list.categories.map((category) => ({ value: category, label: category })),
  ];
  const { updates } = card.collection;
  return (
    <>
      {updates && <ListUpdates updates={updates} noun={noun} />}
      <div className={styles.bar}>
        <p className={styles.count}>{line}</p>
        <div className={styles.category}>
          <SelectField
            label="Category"
            options={categories}
            value={filter.category}
            onChange={(event) => change({ category: event.currentTarget.value })}
          />
        </div>
      </div>
      {card.role !== null && mayRate({ role: card.role }) && (
        <p className={styles.soft}>{`Your ratings: ${card.collection.storageNotice}`}</p>
      )}
      {shown.length > 0 ? (
        <ul className={styles.cards}>
          {shown.map((resource) => (
            <li key={resource.id}>
              <ResourceCard
                resource={resource}
                note={saved?.id === resource.id ? saved.text : null}
                {...card}
              />
            </li>
          ))}
        </ul>
      ) : isFiltered ? (
        <Status kind="empty" action={<Button onClick={showAll}>Show all resources</Button>}>
          {`${line}. Try a shorter word, or look at all resources.`}
        </Status>
      ) : (
        <Status kind="empty">There are no resources yet.</Status>
      )}
      {left > 0 && (
        <p>
          <Button onClick={showMore}>
            {list.isFirst ? 'Show all resources' : `Show ${Math.min(left, moreCards)} more`}
          </Button>
        </p>
      )}
      {shown.some(({ sample, ratings }) => sample && ratings.length > 0) && (
        <p className={styles.soft}>The ratings that were here at the start are examples.</p>
      )}
    </>
  );
}
