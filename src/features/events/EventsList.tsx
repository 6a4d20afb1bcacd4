import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Pagination } from '../../components/Pagination/Pagination';
import { Status } from '../../components/Status/Status';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import { type CommunityEvent } from '@/shared/domain/events/event';
import { eventFilters, filterLabel, noEvents, type EventFilter } from '@/shared/domain/events/eventFilters';
import styles from './EventsPage.module.css';
import { useCardKeys } from './useCardKeys';
import { numberText, type EventList } from './useEventList';

/** The five filters. Their effect is announced. */
export function EventFilters({ list, onChange }: { list: EventList; onChange: () => void }) {
  const announce = useAnnounce();
  const choose = (filter: EventFilter) => {
    onChange();
    list.setFilter(filter);
    announce(list.announcementFor(filter));
  };
  return (
    <ToggleGroup
      label="Show"
      showLabel
      options={eventFilters.map((value) => ({
        value,
        label: `${filterLabel(value)} (${numberText(list.counts[value])})`,
      }))}
      value={list.filter}
      onChange={choose}
    />
  );
}

/** One page of the filtered events. @param card draws one of them. */
export function EventsList(props: {
  list: EventList;
  card: (event: CommunityEvent) => ReactNode;
  /** Called when the person turns to other events. */
  onChange: () => void;
}) {
  const { list, card, onChange } = props;
  const top = useRef<HTMLParagraphElement>(null);
  const keys = useCardKeys(list.shown, list.all);

  /** The pressed button is gone or far below then: the line over the new list takes the focus, which reads it out. */
  const turnTo = (change: () => void) => {
    flushSync(() => {
      onChange();
      change();
    });
    top.current?.focus();
  };

  if (list.shown.length === 0) {
    return (
      <Status
        kind="empty"
        action={
          (list.filter !== 'all' || list.narrowing) && (
            <Button
              onClick={() =>
                turnTo(() => {
                  list.setNarrowing(null);
                  list.setFilter('all');
                })
              }
            >
              Show all events
            </Button>
          )
        }
      >
        {noEvents}
      </Status>
    );
  }
  return (
    <div className={styles.list}>
      <p ref={top} className={styles.count} tabIndex={-1}>
        {list.line}
      </p>
      <ul>
        {list.shown.map((event) => (
          <li key={keys.get(event.id)}>{card(event)}</li>
        ))}
      </ul>
      {list.pageCount > 1 && (
        <Pagination
          label="Pages of events"
          page={list.page}
          pageCount={list.pageCount}
          onPage={(page) => turnTo(() => list.setPage(page))}
        />
      )}
    </div>
  );
}
